import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/recordId'
import { newId } from '../../events/newId'
import { readDelegate, type Delegate } from './Delegate'
import { MakeDelegateDocument, UpdateUsersAccountDocument } from './operations.generated'

/** Who is to act for the account. */
export type DelegateInput = Pick<Delegate, 'firstName' | 'lastName' | 'email' | 'role'>

/** What of a delegate is the account's to change; their name and email are their own. (DELEG-008) */
export type DelegateChanges = Partial<Pick<Delegate, 'role' | 'status'>>

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** Lets a person act for the account of this instance, once they choose it; they are written to. (CALL-010) */
export async function makeDelegate(
  capstan: Capstan,
  { firstName, lastName, email, role }: DelegateInput,
  request?: Once,
): Promise<Delegate> {
  const submission = { operation: 'makeDelegate', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { firstName, lastName, email, role }
  const answer = await capstan.client.mutate(MakeDelegateDocument, { input }, submission)
  return readDelegate(orNotFound(answer.makeDelegate?.usersAccount))
}

/** Changes what a delegate may do, over the version that was shown. (CALL-011) */
export async function saveDelegate(
  capstan: Capstan,
  { id, version }: Pick<Delegate, 'id' | 'version'>,
  { role, status }: DelegateChanges,
  request?: Once,
): Promise<Delegate> {
  checkRecordId(id)
  const submission = { operation: 'updateUsersAccount', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { id, patch: { role, status, version } }
  const answer = await capstan.client.mutate(UpdateUsersAccountDocument, { input }, submission)
  return readDelegate(orNotFound(answer.updateUsersAccountById?.usersAccount))
}
