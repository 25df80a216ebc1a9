import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/recordId'
import { newId } from '../../events/newId'
import { NorthCapitalSyncDocument } from './operations.generated'
import type { PaymentAccount } from './PaymentAccount'
import { readPaymentAccount } from './paymentAccountsQuery'

/**
 * Has the payment provider asked for its issuers and offerings once more. The account is `syncing` until they are there,
 * or `failed`; whoever follows it is told. (CALL-144)
 */
export async function syncPaymentIssuers(
  capstan: Capstan,
  paymentAccountId: string,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<PaymentAccount> {
  checkRecordId(paymentAccountId)
  const submission = { operation: 'northCapitalSync', idempotencyKey: request?.idempotencyKey ?? newId() }
  const variables = { id: paymentAccountId }
  const answer = await capstan.client.mutate(NorthCapitalSyncDocument, variables, submission)
  return readPaymentAccount(orNotFound(answer.northCapitalSync?.paymentAccount))
}
