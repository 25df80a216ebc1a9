import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import type { RecordRules } from '../../live/RecordRules'
import type { HoldingRow } from './HoldingRow'
import { HoldingsDocument, HoldingTotalsDocument, WholeHoldingsDocument } from './operations.generated'

/** A full holding is a holding with what is known of its investor and its security. */
export const holdingRules: RecordRules = { table: 'holdings', shownAs: ['FullHolding'] }

/** How the holdings of a grid are asked for. */
export const holdingsList: GridList = {
  list: 'allFullHoldings',
  pages: HoldingsDocument,
  whole: WholeHoldingsDocument,
  totals: HoldingTotalsDocument,
  totalOf: { totalUnits: 'amount', totalValue: 'totalValue' },
}

/** The holdings an account sees, as the rows of a grid. */
export function holdingsSource(capstan: Capstan): GridSource<HoldingRow> {
  capstan.register(holdingRules)
  return createGridSource<HoldingRow>(capstan, holdingsList)
}
