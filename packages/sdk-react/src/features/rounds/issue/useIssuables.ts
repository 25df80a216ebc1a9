import {
  firstIssuables,
  issuableAsked,
  issuableSource,
  readIssuable,
  type IssuableChoice,
  type IssuableDistribution,
  type IssuablePaid,
} from '@capstan/sdk-core/rounds'
import { useCallback } from 'react'
import { useCapstan } from '../../../provider/useCapstan'
import { useChoiceList, type ChoiceList } from '../../../tables/useChoiceList'

/** Distributions that may be issued, with the chosen ones. */
export type Issuables = ChoiceList<IssuableDistribution, IssuableChoice>

/**
 * Returns the distributions of a round that may be issued, filtered by payment and searched on the server a page at a time, with
 * the chosen ones.
 */
export function useIssuables(roundId: string, paid: IssuablePaid): Issuables {
  const capstan = useCapstan()
  return useChoiceList({
    source: () => issuableSource(capstan, roundId),
    ask: useCallback((search: string) => issuableAsked(search, paid), [paid]),
    read: readIssuable,
    readAll: (search) => firstIssuables(capstan, roundId, search, paid),
    among: paid === 'all' ? undefined : paid,
  })
}
