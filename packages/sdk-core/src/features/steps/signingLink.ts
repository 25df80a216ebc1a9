import type { Capstan } from '../../Capstan'
import { answerField } from '../../client/transport/answerField'
import { checkRecordId } from '../../client/records/recordId'

/** The address of the page on which the documents of a step are signed. It is good for one visit. */
export async function signingLink(capstan: Capstan, stepId: string): Promise<string> {
  checkRecordId(stepId)
  const answer = await capstan.client.post('/api/v2/integration/docusign-link', { stepId })
  return answerField(answer, 'link')
}
