import type { FieldLanguage } from '../../fields/FieldLanguage'
import { authorLanguage, authorWords, type AuthorWords } from './answers/authorWords'

/** The step an investment waits for, as an open investment and a row of the portfolio name it. */
export interface NextStep {
  /** Its title as its author wrote it. */
  nextStep?: string | null
  /** That title in the languages there are. */
  nextStepTexts?: unknown
}

/** Returns the name of the next step of an investment, in the reader's language when it has one. */
export function stepName(
  { nextStep, nextStepTexts }: NextStep,
  speech?: FieldLanguage,
): AuthorWords | undefined {
  const said = authorWords(nextStepTexts, 'name', authorLanguage(nextStepTexts, speech))
  return said ?? (nextStep ? { text: nextStep } : undefined)
}

/** The message of the steps' catalogue for the state of a step. */
export type StepMessageKey = 'processing' | 'complete' | 'retryLimit' | 'failed'

/** The message of a status, by its key. A step that can be done has none: it shows itself. */
export function stepMessageKey(step: { status: string }): StepMessageKey | undefined {
  switch (step.status) {
    case 'processing':
      return 'processing'
    case 'complete':
      return 'complete'
    case 'failed':
      return 'failed'
    case 'retry_limit':
      return 'retryLimit'
    default:
      return undefined
  }
}
