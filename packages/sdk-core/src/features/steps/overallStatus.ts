import { currentStep } from './currentStep'
import type { ShortStep } from './Step'

/** Whether a process is complete: it is when no step of it is left. */
export function overallStatus(
  shortSteps: readonly Pick<ShortStep, 'order' | 'status'>[],
): 'complete' | 'incomplete' {
  return currentStep(shortSteps) ? 'incomplete' : 'complete'
}
