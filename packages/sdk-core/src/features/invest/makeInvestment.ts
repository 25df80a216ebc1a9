import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { decimal, type Decimal } from '../../money/decimal'
import { MakeInvestmentDocument } from './operations.generated'

/** The values that an investor confirmed. */
export interface InvestmentInput {
  offeringId: string
  /** A whole number of them. */
  units: Decimal
  /** The price a unit they were shown; another one is refused with `price_changed`. */
  expectedPrice: Decimal
  /** The agent's link that led to the offering: its agent is recorded as the introducer of the investor. */
  offeringLinkId?: string
}

/** The distribution an investment became. */
export interface Investment {
  distributionId: string
  units: Decimal
  /** There was an open investment in this offering already; it is the one answered. */
  alreadyOpen: boolean
}

/** The key under which an investment is kept until its outcome is known. */
export const investmentSubject = (offeringId: string) => `investment ${offeringId}`

/** Invests. Refusals carry a code that `investRefusal` explains. */
export async function makeInvestment(
  capstan: Capstan,
  { offeringId, units, expectedPrice, offeringLinkId }: InvestmentInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Investment> {
  checkRecordId(offeringId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'makeInvestment', idempotencyKey, once: investmentSubject(offeringId) }
  // The platform calls the units of an investment its amount, and takes decimals as text.
  const input = { offeringId, amount: `${units}`, expectedPrice: `${expectedPrice}`, offeringLinkId }
  const answer = await capstan.client.mutate(MakeInvestmentDocument, { input }, submission)
  const { distribution, code } = orNotFound(answer.investorMakeDistribution)
  const { id: distributionId, amount, processId } = orNotFound(distribution)
  const alreadyOpen = code === 'already_open'
  capstan.events.noteFlow({ distributionId, processId, correlationId: idempotencyKey })
  const submitted = { distributionId, offeringId, units: amount, alreadyOpen }
  capstan.events.emit('investment.submitted', submitted, idempotencyKey)
  return { distributionId, units: decimal(amount), alreadyOpen }
}
