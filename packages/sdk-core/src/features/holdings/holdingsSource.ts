import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import type { RecordRules } from '../../live/RecordRules'
import type { HoldingRow } from './HoldingRow'
import {
  HoldingsDocument,
  HoldingTotalsDocument,
  WholeHoldingsDocument,
  type HoldingsQuery,
  type HoldingTotalsQuery,
} from './operations.generated'

/** The rules of full holdings: holdings with the data of their investor and their security. */
export const holdingRules: RecordRules = { table: 'holdings', shownAs: ['FullHolding'] }

/** The list of holdings for a grid. */
export const holdingsList: GridList<HoldingRow> = {
  list: 'allFullHoldings',
  listOf: ({ allFullHoldings }: HoldingsQuery) => allFullHoldings,
  pages: HoldingsDocument,
  whole: WholeHoldingsDocument,
  totals: HoldingTotalsDocument,
  totalsOf: ({ allFullHoldings }: HoldingTotalsQuery) => ({
    totalUnits: allFullHoldings?.totals.amount ?? null,
    totalValue: allFullHoldings?.totals.totalValue ?? null,
  }),
}

/** The holdings an account sees, as the rows of a grid; those of one round where it is named. */
export function holdingsSource(capstan: Capstan, roundId?: string): GridSource<HoldingRow> {
  capstan.register(holdingRules)
  const all = createGridSource<HoldingRow>(capstan, holdingsList)
  return roundId === undefined ? all : narrowed(all, { roundId: { equalTo: roundId } })
}
