import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { NorthCapitalSyncDocument } from './operations.generated'
import type { PaymentAccount } from './PaymentAccount'
import { readPaymentAccount } from './paymentAccountsQuery'

/**
 * Requests a new sync of issuers and offerings with the payment provider. The account is `syncing` until they arrive, or
 * `failed`; queries that follow it receive both. (CALL-144)
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
