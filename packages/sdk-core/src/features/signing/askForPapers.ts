import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/recordId'
import { readPapers } from './readPapers'
import type { SigningPapers } from './SigningPapers'

/** The papers of a signing step: to be signed now, or as they were signed. */
export async function askForPapers(
  capstan: Capstan,
  stepId: string,
  request?: { signal?: AbortSignal },
): Promise<SigningPapers> {
  checkRecordId(stepId)
  return readPapers(await capstan.client.post('/api/v2/integration/signing-papers', { stepId }, request))
}
