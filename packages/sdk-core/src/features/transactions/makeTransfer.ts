import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { MakeTransferDocument } from './operations.generated'

/** Units that go from a holding to another investor. */
export interface TransferRequest {
  holdingId: string
  /** The investor who receives the units. */
  investorId: string
  /** Units, plain digits. */
  amount: string
  /** US dollars a unit, where something was paid. */
  price?: string
}

/**
 * Books a transfer and answers the id of its transaction.
 *
 * @throws CapstanError `insufficient_units` where the holding has not that many, `same_holder`, `not_found`, `not_allowed`
 */
export async function makeTransfer(
  capstan: Capstan,
  { price, ...fields }: TransferRequest,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<string> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const once = `transfer ${fields.holdingId}`
  const submission = { operation: 'makeTransfer', idempotencyKey, once }
  const input = { ...fields, ...(price && { price }) }
  const { makeTransfer: made } = await capstan.client.mutate(MakeTransferDocument, { input }, submission)
  return orNotFound(made?.transfer).transactionId
}
