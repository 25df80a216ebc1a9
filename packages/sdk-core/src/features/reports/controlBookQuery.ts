import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { capTableRoundsQuery, readCapTableRounds } from '../capTable/capTableRoundsQuery'
import { capTableTotalsQuery, readCapTableTotals } from '../capTable/capTableTotalsQuery'
import type { CapTableRoundsQuery, CapTableTotalsQuery } from '../capTable/operations.generated'
import { controlBook, roundsUntil, type BookedRound, type ControlBookAsset } from './controlBook'
import { ControlBookRoundsDocument } from './operations.generated'

interface Answer extends AllPagesAnswer<{ rounds: BookedRound }> {
  /** Of which day; of now without. */
  day: string | undefined
  totals: CapTableTotalsQuery
  issued: CapTableRoundsQuery
}

/** The control book of an issuer as of now, or of the end of a day (`YYYY-MM-DD`): its sides together. */
export function controlBookQuery(
  capstan: Capstan,
  day?: string,
): CapstanQuery<readonly ControlBookAsset[], Answer> {
  const totals = capTableTotalsQuery(capstan, { day })
  const issued = capTableRoundsQuery(capstan, { day })
  const pages = allPages(ControlBookRoundsDocument, { day }, ({ allRounds }) => allRounds)
  const rounds = allPagesQuery(capstan, { rounds: pages }, ({ rounds }) => rounds)
  return {
    queryKey: capstan.client.keyOf(ControlBookRoundsDocument, { day }),
    async queryFn(context) {
      const asked = [totals.queryFn(context), issued.queryFn(context), rounds.queryFn(context)] as const
      const [held, ofRounds, own] = await Promise.all(asked)
      return { day, totals: held, issued: ofRounds, ...own }
    },
    select: readBook,
    staleTime: Infinity,
    entities: [...totals.entities, ...rounds.entities],
  }
}

function readBook({ day, rounds, totals, issued }: Answer): readonly ControlBookAsset[] {
  const held = { totals: readCapTableTotals(totals), rounds: readCapTableRounds(issued) }
  const all = rounds?.nodes ?? []
  return controlBook(day === undefined ? all : roundsUntil(day, all, held), held)
}
