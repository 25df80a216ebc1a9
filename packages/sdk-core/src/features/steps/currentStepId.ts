import { currentStep } from './currentStep'
import type { ShortStep } from './Step'

export interface ProcessOutline {
  /** The process's own word; heeded only when it brings no steps. */
  currentStep?: string | null
  shortSteps?: readonly ShortStep[] | null
}

/** The id of the step to be done now, from the steps where there are any. */
export function currentStepId(process: ProcessOutline): string | undefined {
  return process.shortSteps ? currentStep(process.shortSteps)?.id : (process.currentStep ?? undefined)
}
