import type { Capstan } from '../../Capstan'
import { answerField } from '../../client/answerField'
import { checkRecordId } from '../../client/recordId'

/**
 * Sends the mail of a signer whose turn it is again. Answers false when nothing was sent: it was sent within the last minute, or
 * they have signed meanwhile.
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
