import type { Capstan } from '../../Capstan'
import { found } from '../../client/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/recordId'
import { newId } from '../../events/newId'
import { MakeInvestmentDocument } from './operations.generated'

/** What an investor confirmed. */
export interface InvestmentInput {
  offeringId: string
  /** Units, a whole number. */
  amount: string
  /** The price a unit they were shown; another one is refused with `price_changed`. */
  expectedPrice: string
  /** The agent's link that led to the offering: its agent counts as who introduced the investor. */
  offeringLinkId?: string
}

/** The distribution an investment became. */
export interface Investment {
  distributionId: string
  /** Units, a decimal. */
  amount: string
  /** There was an open investment in this offering already; it is the one answered. */
  alreadyOpen: boolean
}

/** Invests. Refusals carry a code that `investRefusal` explains. */
export async function makeInvestment(
  capstan: Capstan,
  input: InvestmentInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Investment> {
  checkRecordId(input.offeringId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'makeInvestment', idempotencyKey }
  const answer = await capstan.client.mutate(MakeInvestmentDocument, { input }, submission)
  const { distribution, code } = found(answer.investorMakeDistribution)
  const { id: distributionId, amount } = found(distribution)
  const alreadyOpen = code === 'already_open'
  const { offeringId } = input
  const submitted = { distributionId, offeringId, amount, alreadyOpen }
  capstan.events.emit('investment.submitted', submitted, idempotencyKey)
  return { distributionId, amount, alreadyOpen }
}
