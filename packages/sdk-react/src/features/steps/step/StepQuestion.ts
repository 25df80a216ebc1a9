import type { HostSay } from '@capstan/sdk-core/host'
import type { AnswersToOpen } from '@capstan/sdk-core/steps'

/** The question to the host before a step is sent. @public */
export interface StepQuestion {
  /** Asks. Where the host has allowed the same and it could not be sent, it is not asked again. */
  ask: (answers: AnswersToOpen) => Promise<HostSay>
  /** These answers are allowed until they are settled. */
  allow: (values: AnswersToOpen['values']) => void
  /** Ends the question: the same answers sent later are asked about again. */
  settle: () => void
}
