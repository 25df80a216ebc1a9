import { isoToDay } from '../../dates/day'
import { listAt, textAt } from '../../json/readJson'
import type { Step } from './Step'
import { stepFailure, type StepFailure } from './stepFailure'

/** One try of a step that was not accepted. */
export interface StepAttempt extends StepFailure {
  /** When it was answered, an ISO timestamp; undefined where the platform does not say. */
  on: string | undefined
}

/** The attempts of a step that were not accepted, oldest first, as far as the platform sends them. */
export function stepAttempts({ outputData }: Pick<Step, 'outputData'>): StepAttempt[] {
  return listAt(outputData, 'attempts').map((attempt) => {
    const on = textAt(attempt, 'on')
    return { on: on && isInstant(on) ? on : undefined, ...stepFailure(attempt) }
  })
}

const isInstant = (text: string) => text.length > 10 && isoToDay(text) !== undefined
