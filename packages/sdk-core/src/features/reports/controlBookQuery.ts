import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { ControlBookRoundsDocument, type ControlBookRoundFragment } from './operations.generated'

type Answer = AllPagesAnswer<{ rounds: ControlBookRoundFragment }>

/** The rounds of an issuer with what may be issued of them: `controlBook` puts them beside a cap table. */
export function controlBookRoundsQuery(
  capstan: Capstan,
): CapstanQuery<readonly ControlBookRoundFragment[], Answer> {
  const rounds = allPages(ControlBookRoundsDocument, {}, ({ allRounds }) => allRounds)
  return { ...allPagesQuery(capstan, { rounds }, readRounds), staleTime: Infinity }
}

const none: readonly ControlBookRoundFragment[] = []
const readRounds = ({ rounds }: Answer) => rounds?.nodes ?? none
