import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { capTableQuery, readCapTable, type CapTableAnswer } from '../capTable/capTableQuery'
import { controlBook, type BookedRound, type ControlBookAsset } from './controlBook'
import { ControlBookRoundsDocument } from './operations.generated'

interface Answer extends AllPagesAnswer<{ rounds: BookedRound }> {
  capTable: CapTableAnswer
}

/** The control book of an issuer as of now, or of the end of a day (`YYYY-MM-DD`): read whole, its sides together. */
export function controlBookQuery(
  capstan: Capstan,
  day?: string,
): CapstanQuery<readonly ControlBookAsset[], Answer> {
  const table = capTableQuery(capstan, { day })
  const pages = allPages(ControlBookRoundsDocument, { day }, ({ allRounds }) => allRounds)
  const rounds = allPagesQuery(capstan, { rounds: pages }, ({ rounds }) => rounds)
  return {
    queryKey: capstan.client.keyOf(ControlBookRoundsDocument, { day }),
    async queryFn(context) {
      const [capTable, own] = await Promise.all([table.queryFn(context), rounds.queryFn(context)])
      return { capTable, ...own }
    },
    select: readBook,
    staleTime: Infinity,
    entities: [...table.entities, ...rounds.entities],
  }
}

const readBook = ({ rounds, capTable }: Answer) => controlBook(rounds?.nodes ?? [], readCapTable(capTable))
