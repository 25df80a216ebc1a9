import {
  firstIssuables,
  issuableAsked,
  issuableSource,
  readIssuable,
  type IssuableChoice,
  type IssuableDistribution,
} from '@capstan/sdk-core/rounds'
import { useCapstan } from '../../provider/useCapstan'
import { useChoiceList, type ChoiceList } from '../../tables/useChoiceList'

/** What may be issued, and what of it is chosen. */
export type Issuables = ChoiceList<IssuableDistribution, IssuableChoice>

/** What may be issued of a round, searched by the platform and a page more at a time, and what of it is chosen. */
export function useIssuables(roundId: string): Issuables {
  const capstan = useCapstan()
  return useChoiceList({
    source: () => issuableSource(capstan, roundId),
    ask: issuableAsked,
    read: readIssuable,
    readAll: (search) => firstIssuables(capstan, roundId, search),
  })
}
