import type { ShortStep } from '../Step'

/** The step to be done now: the first, by order, that is not complete. None when all are. */
export function currentStep<S extends Pick<ShortStep, 'order' | 'status'>>(
  shortSteps: readonly S[],
): S | undefined {
  return byOrder(shortSteps).find((step) => step.status !== 'complete')
}

/** The steps from first to last. Equal orders keep the sequence they came in. */
export function byOrder<S extends Pick<ShortStep, 'order'>>(steps: readonly S[]): S[] {
  return [...steps].sort((a, b) => a.order - b.order)
}

export interface ProcessOutline {
  /** The process's own word; heeded only when it brings no steps. */
  currentStep?: string | null
  shortSteps?: readonly ShortStep[] | null
}

/** The id of the step to be done now, from the steps where there are any. */
export function currentStepId(process: ProcessOutline): string | undefined {
  return process.shortSteps ? currentStep(process.shortSteps)?.id : (process.currentStep ?? undefined)
}
