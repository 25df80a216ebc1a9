import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { Decimal } from '../../money/decimal'
import type { OpenInvestment } from './OpenInvestment'
import { ChangeInvestmentDocument } from './operations.generated'
import { readOpenInvestment } from './readOpenInvestment'

/** Another amount for an open investment. */
export interface InvestmentChange {
  distributionId: string
  /** A whole number of them. */
  units: Decimal
  /** The price a unit the investor was shown; another one is refused with `price_changed`. */
  expectedPrice: Decimal
}

/**
 * Changes the amount of an investment the investor made, at the price of now, while it is open and nothing in it is signed
 * or paid. Refusals carry a code that `investRefusal` explains.
 */
export async function changeInvestment(
  capstan: Capstan,
  { distributionId, units, expectedPrice }: InvestmentChange,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<OpenInvestment> {
  checkRecordId(distributionId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'changeInvestment', idempotencyKey, flow: { distributionId } }
  const input = { distributionId, amount: `${units}`, expectedPrice: `${expectedPrice}` }
  const answer = await capstan.client.mutate(ChangeInvestmentDocument, { input }, submission)
  return readOpenInvestment(orNotFound(answer.investorChangeDistribution?.distribution))
}
