import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { decimal } from '../../money/decimal'
import type { CapTableChoice } from './capTableQuery'
import { capTableRules } from './capTableRules'
import {
  CapTableTotalsDocument,
  type CapTableTotalFactsFragment,
  type CapTableTotalsQuery,
} from './operations.generated'
import { readAllRows } from './readAllRows'
import type { TotalsByAsset, TotalsOfRows } from './totalsByAsset'

/** Returns the query for the totals of a cap table by asset, computed by the server without reading the rows. (CAPZ-003) */
export function capTableTotalsQuery(
  capstan: Capstan,
  { roundId, day }: CapTableChoice = {},
): CapstanQuery<TotalsByAsset, CapTableTotalsQuery> {
  capstan.register(...capTableRules)
  const { client } = capstan
  return {
    queryKey: client.keyOf(CapTableTotalsDocument, { roundId, day }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(async (page) => {
        const variables = { roundId, day, ...page }
        return (await client.ask(CapTableTotalsDocument, variables, { signal })).capTableTotals
      })
      return { __typename: 'Query', capTableTotals: { __typename: 'CapTableTotalsConnection', nodes } }
    },
    select: readCapTableTotals,
    staleTime: Infinity,
    entities: capTableRules.map(({ table }) => ({ table })),
  }
}

export function readCapTableTotals({ capTableTotals }: CapTableTotalsQuery): TotalsByAsset {
  const rows = rowsOf(capTableTotals)
  const all = rows.find(({ assetId }) => assetId === null)
  return {
    all: all ? totalsIn(all) : { rows: 0, stakeholders: 0, holders: 0 },
    assets: rows.flatMap((row) =>
      row.assetId === null ? [] : { ...totalsIn(row), id: row.assetId, name: row.assetName ?? '' },
    ),
  }
}

function totalsIn({
  rowCount,
  stakeholders,
  holders,
  units,
  pendingUnits,
}: CapTableTotalFactsFragment): TotalsOfRows {
  return {
    rows: rowCount ?? 0,
    stakeholders: stakeholders ?? 0,
    holders: holders ?? 0,
    ...(units !== null && { units: { issued: decimal(units), notIssued: decimal(pendingUnits ?? '0') } }),
  }
}
