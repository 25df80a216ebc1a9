import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { readDelegate, type Delegate } from './Delegate'
import { TransferOwnershipDocument } from './operations.generated'

/**
 * Transfers the ownership of the account of this instance: a delegate who has joined owns it at once, and the session of the
 * former owner has ended. Another person receives an offer by mail, and the answer is empty: the account does not change
 * until they accept. (CALL-012)
 */
export async function transferOwnership(
  capstan: Capstan,
  email: string,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Delegate | undefined> {
  const submission = { operation: 'transferOwnership', idempotencyKey: request?.idempotencyKey ?? newId() }
  const answer = await capstan.client.mutate(TransferOwnershipDocument, { email }, submission)
  const owner = answer.transferOwnership?.usersAccount
  return owner ? readDelegate(owner) : undefined
}
