import type { AccountSummary } from '../accounts/Account'
import { readAccountSummary } from '../accounts/readAccount'
import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import type { SetupAccountInput } from '../../client/inputs.generated'
import { newId } from '../../events/newId'
import { SetupAccountDocument } from './operations.generated'

/**
 * Sets up the account this instance acts for.
 *
 * A refusal has the code `setup_invalid` and the server's own message; `setupErrorText` removes its number.
 */
export async function setupAccount(
  capstan: Capstan,
  input: SetupAccountInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<AccountSummary> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'setupAccount', idempotencyKey }
  const answer = await capstan.client.mutate(SetupAccountDocument, { input }, submission)
  const account = readAccountSummary(orNotFound(answer.setupAccount?.account))
  capstan.events.emit('account.setUp', { accountId: account.id }, idempotencyKey)
  return account
}
