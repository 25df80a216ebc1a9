import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { readDelegate, type Delegate } from './Delegate'
import { TransferOwnershipDocument } from './operations.generated'

/**
 * Hands the account of this instance over: a delegate who has come owns it at once, and the session of the former owner has
 * ended. Anybody else is offered it by mail, and nothing is answered: it stays as it is until they accept. (CALL-012)
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
