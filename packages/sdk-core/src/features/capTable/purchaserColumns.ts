import type { GridColumn } from '../../grid/GridColumn'
import type { Purchaser } from './purchasersQuery'
import { sumOfUnits } from './sumOfUnits'

/** The columns of the schedule of purchasers, from first to last. (CAPZ-006) */
export const purchaserColumns: readonly GridColumn<Purchaser>[] = [
  { id: 'investor', kind: 'text', value: ({ investorName }) => investorName, isWide: true },
  { id: 'units', kind: 'number', value: ({ units }) => units, aggregate: sumOfUnits(({ units }) => units) },
  { id: 'asset', kind: 'text', value: ({ assetName }) => assetName, isWide: true, aggregate: 'same' },
  {
    id: 'round',
    kind: 'text',
    value: ({ roundName }) => roundName,
    isWide: true,
    isHidden: true,
    aggregate: 'same',
  },
  {
    id: 'capital',
    kind: 'number',
    value: ({ paidInCapital }) => paidInCapital,
    total: 'sum',
    aggregate: 'sum',
  },
  { id: 'paidOn', kind: 'date', value: ({ paidOn }) => paidOn },
]
