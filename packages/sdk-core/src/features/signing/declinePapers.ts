import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/records/recordId'

/** The reason for not signing, and the action that follows. */
export interface DeclineInput {
  stepId: string
  /** The reason in the reader's words, shown to the sender of the papers. */
  reason: string
  /** True when the step ends; otherwise the papers are returned for correction and sent again. */
  isFinal: boolean
}

/** Declines the papers of a step, or sends them back. */
export async function declinePapers(
  capstan: Capstan,
  { stepId, reason, isFinal }: DeclineInput,
): Promise<void> {
  checkRecordId(stepId)
  await capstan.client.post('/api/v2/integration/decline-papers', { stepId, reason, isFinal })
}
