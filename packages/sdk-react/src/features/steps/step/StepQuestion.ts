import type { HostSay } from '@capstan/sdk-core/host'
import type { AnswersToOpen } from '@capstan/sdk-core/steps'

/** The question to the host before a step is sent. @public */
export interface StepQuestion {
  /** Asks the host, unless it has allowed the same answers and the request failed. */
  ask: (answers: AnswersToOpen) => Promise<HostSay>
  /** Records that the answers are allowed, until `settle`. */
  allow: (values: AnswersToOpen['values']) => void
  /** Ends the question: the same answers sent later are asked about again. */
  settle: () => void
}
