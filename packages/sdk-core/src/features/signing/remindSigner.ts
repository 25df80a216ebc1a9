import type { Capstan } from '../../Capstan'
import { answerField } from '../../client/answerField'
import { checkRecordId } from '../../client/recordId'

/**
 * Sends the email of the current signer again. Returns false when none was sent: one was sent within the last minute, or they
 * have signed.
 */
export async function remindSigner(
  capstan: Capstan,
  { stepId, signerId }: { stepId: string; signerId: string },
): Promise<boolean> {
  checkRecordId(stepId)
  checkRecordId(signerId)
  const answer = await capstan.client.post('/api/v2/integration/remind-signer', { stepId, signerId })
  return answerField(answer, 'outcome') === 'sent'
}
