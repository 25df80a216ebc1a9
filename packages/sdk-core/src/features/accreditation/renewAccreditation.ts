import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import { newId } from '../../events/newId'
import { RenewAccreditationDocument } from './operations.generated'

/**
 * Starts the renewal of the accreditation, or continues one that was started. Returns the id of its process, for `StepProcess`.
 *
 * @throws CapstanError `not_found` when there is no accreditation to renew.
 */
export async function renewAccreditation(capstan: Capstan): Promise<string> {
  const submission = { operation: 'renewAccreditation', idempotencyKey: newId() }
  const answer = await capstan.client.mutate(RenewAccreditationDocument, {}, submission)
  return orNotFound(answer.renewAccreditation?.process).id
}
