import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { AddEmailAddressDocument } from './operations.generated'

/**
 * Mails a link to an address that whoever is signed in wants to sign in with: it is theirs once they confirm it, signed in.
 * Says nothing of whether somebody has it already; who reads its mail is told.
 *
 * @throws CapstanError `invalid_input`, `mail_just_sent` within a minute, `rate_limited` after five in an hour
 */
export async function addEmailAddress(
  capstan: Capstan,
  email: string,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'addEmailAddress', idempotencyKey }
  await capstan.client.mutate(AddEmailAddressDocument, { input: { email } }, submission)
}
