/** The progress of an investment's process, as the key of its text. */
export type ProgressKey = 'finished' | 'notFinished' | 'noQualifications' | 'notStarted' | 'position'

/** The texts in English. */
export const progressMessages: Readonly<Record<ProgressKey, string>> = {
  finished: 'Finished',
  notFinished: 'Not Finished',
  noQualifications: 'No Qualifications',
  notStarted: 'Not Started',
  position: '{position} of {total}',
}

export interface ProgressInput {
  /** Nothing when there is no process, which is not the same as a process without steps. */
  stepCount?: number | null
  /** The place of the first step that is not complete, from 1; nothing when all are. */
  stepPosition?: number | null
  qualificationsComplete?: boolean | null
}

/** Returns the progress of an investment's process as a text. */
export function progressText(
  { stepCount, stepPosition, qualificationsComplete }: ProgressInput,
  texts: Readonly<Record<ProgressKey, string>> = progressMessages,
): string {
  if (stepCount === null || stepCount === undefined)
    return qualificationsComplete ? texts.finished : texts.notFinished
  if (stepCount === 0) return texts.noQualifications
  if (!stepPosition) return texts.finished
  if (stepPosition === 1) return texts.notStarted
  return texts.position.replace('{position}', String(stepPosition)).replace('{total}', String(stepCount))
}

/** True when a step stands where only the seller can continue: it failed, or its attempts are used up. */
export const isStepStopped = (status: string | null | undefined): boolean =>
  status === 'failed' || status === 'retry_limit'
