import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import { newId } from '../../events/newId'
import { RenewAccreditationDocument } from './operations.generated'

/**
 * Begins to renew the accreditation, or goes on where it was begun; answers the id of its process, which a `StepProcess` works through.
 *
 * @throws CapstanError `not_found` where there is none to renew.
 */
export async function renewAccreditation(capstan: Capstan): Promise<string> {
  const submission = { operation: 'renewAccreditation', idempotencyKey: newId() }
  const answer = await capstan.client.mutate(RenewAccreditationDocument, {}, submission)
  return orNotFound(answer.renewAccreditation?.process).id
}
