import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { readManagedAccount, type ManagedAccount } from './managedAccountsQuery'
import { MakeIssuerAccountDocument, UpdateManagedAccountDocument } from './operations.generated'

/** The fields that a broker enters for an issuer that it runs. */
export interface ManagedAccountInput {
  name: string
  /** The email address of the company, to which the link to claim the account is sent. */
  email: string
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** Makes an issuer that the broker of this instance runs, and mails the company a link to claim it. (CALL-060) */
export async function makeManagedAccount(
  capstan: Capstan,
  { name, email }: ManagedAccountInput,
  request?: Once,
): Promise<ManagedAccount> {
  const input = { companyName: name, companyEmail: email }
  const submission = { operation: 'makeManagedAccount', idempotencyKey: request?.idempotencyKey ?? newId() }
  const answer = await capstan.client.mutate(MakeIssuerAccountDocument, { input }, submission)
  return readManagedAccount(orNotFound(answer.makeIssuerAccount?.managedAccount))
}

/** Changes the card of an issuer that the broker runs; another version than was shown is refused with `changed_elsewhere`. */
export async function saveManagedAccount(
  capstan: Capstan,
  { accountId: id, version }: Pick<ManagedAccount, 'accountId' | 'version'>,
  changes: Partial<ManagedAccountInput>,
  request?: Once,
): Promise<{ id: string }> {
  checkRecordId(id)
  const input = { id, patch: { ...changes, version } }
  const submission = { operation: 'saveManagedAccount', idempotencyKey: request?.idempotencyKey ?? newId() }
  const answer = await capstan.client.mutate(UpdateManagedAccountDocument, { input }, submission)
  return orNotFound(answer.updateAccountById?.account)
}
