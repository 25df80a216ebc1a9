import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import type { RecordRules } from '../../live/RecordRules'
import { readAllRows } from '../capTable/readAllRows'
import {
  HoldingValueDocument,
  type HoldingOnDayFragment,
  type HoldingValueQuery,
} from './operations.generated'

/** The value of a holding at the end of a day. Figures are exact decimal texts, money in US dollars. */
export interface HoldingDay {
  /** A day, `YYYY-MM-DD`. */
  day: string
  units: string
  /** The value of a unit; `null` when it was not known. */
  unitValue: string | null
  /** The units at that. */
  value: string | null
  /** The units at the cost basis, where it is known. */
  investment: string | null
}

/** Days are computed: every change to one is sent as a change of the holding. */
const valueRules: readonly RecordRules[] = [{ table: 'holdings', shownAs: ['HoldingDay'] }]

/** Every day on which the value of a holding changed, the first one first. Empty for all but its issuer and its investor. */
export function holdingValueQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<readonly HoldingDay[], HoldingValueQuery> {
  const { client } = capstan
  capstan.register(...valueRules)
  return {
    queryKey: client.keyOf(HoldingValueDocument, { id }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(
        async (page) =>
          (await client.ask(HoldingValueDocument, { id, ...page }, { signal })).holdingValueOverTime,
      )
      return { __typename: 'Query', holdingValueOverTime: { __typename: 'HoldingDaysConnection', nodes } }
    },
    select: ({ holdingValueOverTime }) => rowsOf(holdingValueOverTime).flatMap(readDay),
    staleTime: Infinity,
    entities: [{ table: 'holdings', id }],
  }
}

function readDay({ day, units, unitValue, value, investment }: HoldingOnDayFragment): HoldingDay[] {
  return day === null || units === null ? [] : [{ day, units, unitValue, value, investment }]
}
