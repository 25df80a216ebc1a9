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
import { useCapstan } from '../../provider/useCapstan'
import { useChoiceList, type ChoiceList } from '../../tables/useChoiceList'

/** What may be issued, and what of it is chosen. */
export type Issuables = ChoiceList<IssuableDistribution, IssuableChoice>

/** What may be issued of a round, all of it or by how far it is paid, searched by the platform and a page more at a time, and what of it is chosen. */
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
