import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { capTableRoundsQuery } from './capTableRoundsQuery'
import { capTableRules } from './capTableRules'
import type { CapTableRecords } from './CapTableRecords'
import {
  CapTableDocument,
  CapTableRoundsDocument,
  type CapTableQuery,
  type CapTableRoundsQuery,
} from './operations.generated'
import { readAllRows } from './readAllRows'

/** Which cap table: of one round, or of all assets of the account; as of a day, or of now. */
export interface CapTableChoice {
  roundId?: string
  /** `YYYY-MM-DD`: the units issued at its end. */
  day?: string
}

/** The answer of the server for a cap table. */
export type CapTableAnswer = CapTableQuery & Partial<CapTableRoundsQuery>

const document = { toString: () => `${String(CapTableDocument)}\n${String(CapTableRoundsDocument)}` }

/** Returns the query for the whole cap table. Percentages are computed by the server and add up to 100.00. (CAPZ-004) */
export function capTableQuery(
  capstan: Capstan,
  choice: CapTableChoice = {},
): CapstanQuery<CapTableRecords, CapTableAnswer> {
  capstan.register(...capTableRules)
  const { client } = capstan
  const { roundId, day } = choice
  return {
    queryKey: client.keyOf(document, { roundId, day }),
    async queryFn({ signal }) {
      const [stakeholders, rounds] = await Promise.all([
        readAllRows(async (page) => {
          const variables = { roundId, day, ...page }
          return (await client.ask(CapTableDocument, variables, { signal })).capTable
        }),
        roundId === undefined && capTableRoundsQuery(capstan, { day }).queryFn({ signal }),
      ])
      return {
        __typename: 'Query',
        capTable: {
          __typename: 'CapTableRowsConnection',
          totalCount: stakeholders.length,
          nodes: stakeholders,
        },
        ...(rounds && { capTableRounds: rounds.capTableRounds }),
      }
    },
    select: readCapTable,
    staleTime: Infinity,
    entities: capTableRules.map(({ table }) => ({ table })),
  }
}

function readCapTable({ capTable, capTableRounds }: CapTableAnswer): CapTableRecords {
  return { stakeholders: rowsOf(capTable), rounds: rowsOf(capTableRounds) }
}
