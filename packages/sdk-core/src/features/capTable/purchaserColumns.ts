import type { GridColumn } from '../../grid/GridColumn'
import type { Purchaser } from './purchasersQuery'
import { sumOfUnits } from './sumOfUnits'

/** The columns of the schedule of purchasers, from first to last. (CAPZ-006) */
export const purchaserColumns: readonly GridColumn<Purchaser>[] = [
  {
    id: 'investor',
    kind: 'text',
    field: 'investorName',
    value: ({ investorName }) => investorName,
    isWide: true,
  },
  {
    id: 'investorEmail',
    kind: 'text',
    field: 'investorEmail',
    value: ({ investorEmail }) => investorEmail,
    isWide: true,
    isHidden: true,
    isExported: true,
  },
  {
    id: 'units',
    kind: 'number',
    field: 'units',
    value: ({ units }) => units,
    aggregate: sumOfUnits(({ units }) => units),
  },
  {
    id: 'asset',
    kind: 'text',
    field: 'assetName',
    value: ({ assetName }) => assetName,
    isWide: true,
    aggregate: 'same',
  },
  {
    id: 'round',
    kind: 'text',
    field: 'roundName',
    value: ({ roundName }) => roundName,
    isWide: true,
    isHidden: true,
    isExported: true,
    aggregate: 'same',
  },
  {
    id: 'capital',
    kind: 'number',
    field: 'paidInCapital',
    value: ({ paidInCapital }) => paidInCapital,
    total: 'sum',
    aggregate: 'sum',
  },
  { id: 'paidOn', kind: 'date', field: 'paidOn', value: ({ paidOn }) => paidOn },
]
