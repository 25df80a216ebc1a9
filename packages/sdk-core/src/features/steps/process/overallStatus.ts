import { currentStep } from './currentStep'
import type { ShortStep } from '../Step'

/** Returns the status of a process, which is complete when no step is left. */
export function overallStatus(
  shortSteps: readonly Pick<ShortStep, 'order' | 'status'>[],
): 'complete' | 'incomplete' {
  return currentStep(shortSteps) ? 'incomplete' : 'complete'
}
