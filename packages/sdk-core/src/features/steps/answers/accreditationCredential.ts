import type { Capstan } from '../../../Capstan'
import { answerField } from '../../../client/transport/answerField'
import { checkRecordId } from '../../../client/records/recordId'

/** The credential with which a reader signs in to the accreditation service. */
export interface AccreditationCredential {
  token: string
  state: string
}

/** The credential with which a step hands the reader over to the accreditation service. */
export async function accreditationCredential(
  capstan: Capstan,
  stepId: string,
): Promise<AccreditationCredential> {
  checkRecordId(stepId)
  const answer = await capstan.client.post('/api/v2/integration/investready-credential', { stepId })
  return { token: answerField(answer, 'token'), state: answerField(answer, 'state') }
}
