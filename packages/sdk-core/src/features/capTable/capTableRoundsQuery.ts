import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import type { IssuedRound } from './CapTableRecords'
import { capTableRules } from './capTableRules'
import { CapTableRoundsDocument, type CapTableRoundsQuery } from './operations.generated'
import { readAllRows } from './readAllRows'

/** Returns the query for the issued units of each round of the account's assets, as of a day (`YYYY-MM-DD`) or of now. */
export function capTableRoundsQuery(
  capstan: Capstan,
  { day }: { day?: string } = {},
): CapstanQuery<readonly IssuedRound[], CapTableRoundsQuery> {
  capstan.register(...capTableRules)
  const { client } = capstan
  return {
    queryKey: client.keyOf(CapTableRoundsDocument, { day }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(async (page) => {
        return (await client.ask(CapTableRoundsDocument, { day, ...page }, { signal })).capTableRounds
      })
      return { __typename: 'Query', capTableRounds: { __typename: 'CapTableRoundsConnection', nodes } }
    },
    select: readCapTableRounds,
    staleTime: Infinity,
    entities: capTableRules.map(({ table }) => ({ table })),
  }
}

export function readCapTableRounds({ capTableRounds }: CapTableRoundsQuery): readonly IssuedRound[] {
  return rowsOf(capTableRounds)
}
