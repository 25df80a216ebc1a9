import { offeringDetailsQuery, type Offering } from '@capstan/sdk-core/invest'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../../provider/useCapstanQuery'
import { isNotFound } from '../isNotFound'

/**
 * An offering, also once it was withdrawn while it was looked at: it is refused then, as one that was closed is, so that whoever
 * is investing in it is told why nothing is taken.
 */
export function useOffering(offeringId: string): QueryState<Offering> {
  const offering = useCapstanQuery(offeringDetailsQuery(useCapstan(), offeringId))
  const last = offering.status === 'error' && isNotFound(offering.error) ? offering.last : undefined
  return last ? { status: 'ready', data: { ...last, refusal: 'not_found' } } : offering
}
