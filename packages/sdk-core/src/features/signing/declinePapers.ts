import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/recordId'

/** Why papers are not signed, and what is to follow. */
export interface DeclineInput {
  stepId: string
  /** In the reader's words; whoever sent the papers reads it. */
  reason: string
  /** Whether the step ends by it; otherwise the papers go back to be corrected, and come again. */
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
