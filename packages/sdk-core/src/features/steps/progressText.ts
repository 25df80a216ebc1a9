import { byOrder, currentStep } from './currentStep'
import type { ShortStep } from './Step'

/** How far an investment's process is, as the key of its text. */
export type ProgressKey = 'finished' | 'notFinished' | 'noQualifications' | 'notStarted' | 'position'

/** The texts in English. */
export const progressTexts: Readonly<Record<ProgressKey, string>> = {
  finished: 'Finished',
  notFinished: 'Not Finished',
  noQualifications: 'No Qualifications',
  notStarted: 'Not Started',
  position: '{position} of {total}',
}

export interface ProgressInput {
  /** Nothing when there is no process, which is not the same as a process without steps. */
  shortSteps?: readonly Pick<ShortStep, 'order' | 'status'>[] | null
  qualificationsComplete?: boolean | null
}

/** How far an investment's process is, in words. */
export function progressText(
  input: ProgressInput,
  texts: Readonly<Record<ProgressKey, string>> = progressTexts,
): string {
  const steps = input.shortSteps
  if (!steps) return input.qualificationsComplete ? texts.finished : texts.notFinished
  if (steps.length === 0) return texts.noQualifications
  const current = currentStep(steps)
  if (!current) return texts.finished
  const position = byOrder(steps).indexOf(current) + 1
  if (position === 1) return texts.notStarted
  return texts.position.replace('{position}', String(position)).replace('{total}', String(steps.length))
}
