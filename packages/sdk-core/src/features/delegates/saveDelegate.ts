import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { readDelegate, type Delegate } from './Delegate'
import { MakeDelegateDocument, UpdateUsersAccountDocument } from './operations.generated'

/** The fields of a new delegate. */
export type DelegateInput = Pick<Delegate, 'firstName' | 'lastName' | 'email' | 'role'>

/** The fields of a delegate that the account can change. Delegates change their own name and email. (DELEG-008) */
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

/** Changes the role of a delegate, if the shown version is the current one. (CALL-011) */
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
