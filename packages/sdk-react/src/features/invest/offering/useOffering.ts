import { offeringDetailsQuery, type Offering } from '@capstan/sdk-core/invest'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../../provider/queries/useCapstanQuery'
import { isNotFound } from '../isNotFound'

/**
 * An offering, also if it was withdrawn while it was shown: it is then refused like a closed one, so that an investor
 * reads why it accepts no investment.
 */
export function useOffering(offeringId: string): QueryState<Offering> {
  const offering = useCapstanQuery(offeringDetailsQuery(useCapstan(), offeringId))
  const last = offering.status === 'error' && isNotFound(offering.error) ? offering.last : undefined
  return last ? { status: 'ready', data: { ...last, refusal: 'not_found' } } : offering
}
