import { currentStep } from './process/currentStep'
import type { ShortStep } from './Step'

/** The state of a step: the actions it allows. */
export type StepState =
  /** It is its turn: show it. */
  | { status: 'actionable' }
  /** It was sent and its outcome is awaited. */
  | { status: 'processing' }
  /** It failed, or was tried too often; only the issuer can continue. */
  | { status: 'stopped' }
  | { status: 'complete' }
  /** Another step comes first. */
  | { status: 'inactive'; goTo: string }

/** Returns the state of a step of a process: only the current one can be acted on. */
export function stepState(
  step: Pick<ShortStep, 'id' | 'status'>,
  shortSteps: readonly ShortStep[],
): StepState {
  const current = currentStep(shortSteps)
  if (step.status === 'complete') return { status: 'complete' }
  if (current && current.id !== step.id) return { status: 'inactive', goTo: current.id }
  if (step.status === 'processing') return { status: 'processing' }
  if (step.status === 'failed' || step.status === 'retry_limit') return { status: 'stopped' }
  return { status: 'actionable' }
}
