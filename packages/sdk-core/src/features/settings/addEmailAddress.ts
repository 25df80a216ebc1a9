import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { AddEmailAddressDocument, RemoveEmailAddressDocument } from './operations.generated'

/**
 * Sends a link to an address that the user wants to sign in with. The address is added when they confirm it, signed in. The
 * answer does not reveal whether another user has the address, but an email to its reader does.
 *
 * @throws CapstanError `invalid_input`, `second_factor_required`, `mail_just_sent` within a minute, `rate_limited` after five in
 * an hour
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

/**
 * Removes an address that the user signs in with, and ends the other sessions opened with it. The addresses are notified.
 *
 * @throws CapstanError `invalid_input` for the last one, `second_factor_required`, `not_found`
 */
export async function removeEmailAddress(
  capstan: Capstan,
  email: string,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'removeEmailAddress', idempotencyKey }
  await capstan.client.mutate(RemoveEmailAddressDocument, { input: { email } }, submission)
}
