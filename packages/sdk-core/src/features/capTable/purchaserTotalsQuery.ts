import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { decimal } from '../../money/decimal'
import { capTableRules } from './capTableRules'
import {
  PurchaserTotalsDocument,
  type PurchaserTotalFactsFragment,
  type PurchaserTotalsQuery,
} from './operations.generated'
import type { PurchasersByAsset, PurchasersOfRows } from './purchasersByAsset'
import { readAllRows } from './readAllRows'

/** Returns the query for the totals of the schedule of purchasers by asset and round, without reading its rows. (CAPZ-005) */
export function purchaserTotalsQuery(
  capstan: Capstan,
  { day }: { day?: string } = {},
): CapstanQuery<PurchasersByAsset, PurchaserTotalsQuery> {
  capstan.register(...capTableRules)
  const { client } = capstan
  return {
    queryKey: client.keyOf(PurchaserTotalsDocument, { day }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(async (page) => {
        return (await client.ask(PurchaserTotalsDocument, { day, ...page }, { signal })).purchaserTotals
      })
      return { __typename: 'Query', purchaserTotals: { __typename: 'PurchaserTotalsConnection', nodes } }
    },
    select: readTotals,
    staleTime: Infinity,
    entities: [{ table: 'distributions' }],
  }
}

function readTotals({ purchaserTotals }: PurchaserTotalsQuery): PurchasersByAsset {
  const rows = rowsOf(purchaserTotals)
  const rounds = rows.filter(({ roundId }) => roundId !== null)
  const all = rows.find(({ assetId }) => assetId === null)
  return {
    all: totalsIn(all, rounds),
    assets: rows.flatMap((row) =>
      row.assetId === null || row.roundId !== null
        ? []
        : {
            ...totalsIn(
              row,
              rounds.filter(({ assetId }) => assetId === row.assetId),
            ),
            ...{ id: row.assetId, name: row.assetName ?? '' },
          },
    ),
  }
}

function totalsIn(
  row: PurchaserTotalFactsFragment | undefined,
  rounds: readonly PurchaserTotalFactsFragment[],
): PurchasersOfRows {
  return {
    rows: row?.rowCount ?? 0,
    stakeholders: row?.stakeholders ?? 0,
    capital: decimal(row?.paidInCapital ?? '0'),
    rounds: rounds.map(({ roundId, roundName, paidInCapital }) => ({
      id: roundId ?? '',
      name: roundName ?? '',
      capital: decimal(paidInCapital ?? '0'),
    })),
  }
}
