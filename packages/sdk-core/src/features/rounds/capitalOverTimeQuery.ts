import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import type { RecordRules } from '../../live/RecordRules'
import { readAllRows } from '../capTable/readAllRows'
import {
  CapitalOverTimeDocument,
  type CapitalOnDayFragment,
  type CapitalOverTimeQuery,
} from './operations.generated'

/** The capital that a round had raised and deployed by the end of a day, in US dollars. */
export interface CapitalDay {
  /** A day, `YYYY-MM-DD`. */
  day: string
  paidIn: string
  deployed: string
}

/** Days are sums: every change to one is sent as a change of the round, or of the payments and deployments of that day. */
const capitalRules: readonly RecordRules[] = [
  { table: 'rounds', shownAs: ['CapitalDay'] },
  { table: 'capital_deployments', shownAs: ['CapitalDay'] },
  { table: 'distribution_payments', shownAs: ['CapitalDay'] },
]

/** Every day on which the capital of a round changed, the first one first. Empty for all accounts but its issuer. */
export function capitalOverTimeQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly CapitalDay[], CapitalOverTimeQuery> {
  const { client } = capstan
  capstan.register(...capitalRules)
  return {
    queryKey: client.keyOf(CapitalOverTimeDocument, { roundId }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(
        async (page) =>
          (await client.ask(CapitalOverTimeDocument, { roundId, ...page }, { signal })).capitalOverTime,
      )
      return { __typename: 'Query', capitalOverTime: { __typename: 'CapitalDaysConnection', nodes } }
    },
    select: readDays,
    staleTime: Infinity,
    entities: capitalRules.map(({ table }) => ({ table })),
  }
}

function readDays({ capitalOverTime }: CapitalOverTimeQuery): readonly CapitalDay[] {
  return rowsOf(capitalOverTime).flatMap(readDay)
}

function readDay({ day, paidIn, deployed }: CapitalOnDayFragment): CapitalDay[] {
  return day === null || paidIn === null || deployed === null ? [] : [{ day, paidIn, deployed }]
}
