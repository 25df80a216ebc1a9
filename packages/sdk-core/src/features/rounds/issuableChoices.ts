import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { distributionRules } from '../distributions/distributionRules'
import { issuableAsked, issuableIn, type IssuablePaid } from './issuableAsked'
import {
  ChosenIssuablesDocument,
  FirstIssuablesDocument,
  type IssuableChoiceFragment,
} from './operations.generated'
import { mostIssuances } from './requestIssuances'

/** A distribution selected to be issued: its investor and its units. */
export interface IssuableChoice {
  id: string
  investor: string
  investorId: string | null
  units: string
  /** Equal to the cent: overpaid is not paid in full. */
  isPaidInFull: boolean
}

/** The first matches of a search, as many as may be issued at once; read now, and not cached. */
export async function firstIssuables(
  { client }: Pick<Capstan, 'client'>,
  roundId: string,
  search: string,
  paid: IssuablePaid = 'all',
): Promise<readonly IssuableChoice[]> {
  const { filter } = issuableAsked(search, paid)
  const only = issuableIn(roundId)
  const answer = await client.ask(FirstIssuablesDocument, {
    filter: filter ? { and: [only, filter] } : only,
    first: mostIssuances,
  })
  return rowsOf(answer.allFullDistributions).map(readChoice)
}

type Answer = AllPagesAnswer<{ chosen: IssuableChoiceFragment }>

/** Returns the query for the selected distributions that can still be issued; those issued in the meantime are missing. */
export function chosenIssuablesQuery(
  capstan: Capstan,
  roundId: string,
  ids: readonly string[],
): CapstanQuery<readonly IssuableChoice[], Answer> {
  capstan.register(distributionRules)
  const variables = { roundId, chosen: ids.toSorted() }
  const chosen = allPages(ChosenIssuablesDocument, variables, (answer) => answer.allFullDistributions)
  return allPagesQuery(capstan, { chosen }, readChosen)
}

function readChosen({ chosen }: Answer): readonly IssuableChoice[] {
  return (chosen?.nodes ?? []).map(readChoice)
}

const readChoice = memoizeByRow(
  ({
    id,
    investorAccountName,
    investorId,
    amount,
    isPaidInFull,
  }: IssuableChoiceFragment): IssuableChoice => ({
    ...{ id, investor: investorAccountName ?? '', investorId, units: amount ?? '0' },
    isPaidInFull: isPaidInFull === true,
  }),
)
