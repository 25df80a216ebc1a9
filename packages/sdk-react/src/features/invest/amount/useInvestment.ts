import { makeInvestment, type Offering } from '@capstan/sdk-core/invest'
import { useCapstan } from '../../../provider/useCapstan'
import { useInvestDraft, type InvestStart } from './useInvestDraft'

/** One investment, from the first figure typed to the distribution it becomes. */
export function useInvestment(offering: Offering, start: InvestStart) {
  const capstan = useCapstan()

  return useInvestDraft(offering, start, ({ units, price, key }) => {
    const input = {
      offeringId: offering.id,
      units,
      expectedPrice: price,
      offeringLinkId: start.offeringLinkId,
    }
    return makeInvestment(capstan, input, { idempotencyKey: key })
  })
}
