import type { GridColumn } from '../../grid/GridColumn'
import { investorColumns } from '../accounts/investorColumns'
import type { HoldingRow } from './HoldingRow'

/** The columns of holdings, from first to last. (HOLD-002, HOLD-004) */
export const holdingColumns: readonly GridColumn<HoldingRow>[] = [
  ...investorColumns('investorEmail'),
  {
    id: 'securityName',
    kind: 'text',
    value: ({ securityName }) => securityName,
    field: 'securityName',
    isWide: true,
    aggregate: 'same',
  },
  {
    id: 'totalUnits',
    kind: 'number',
    value: ({ amount }) => amount,
    field: 'amount',
    total: 'sum',
    aggregate: 'sum',
  },
  {
    id: 'percentOfRaise',
    kind: 'number',
    value: ({ percentOfSecurity }) => percentOfSecurity,
    field: 'percentOfSecurity',
  },
  {
    id: 'costBasis',
    kind: 'number',
    value: ({ purchasePrice }) => purchasePrice,
    field: 'purchasePrice',
    aggregate: 'average',
  },
  {
    id: 'tokenized',
    kind: 'boolean',
    value: ({ isTokenized }) => isTokenized,
    field: 'isTokenized',
    isHidden: true,
    aggregate: 'same',
  },
  {
    id: 'term',
    kind: 'number',
    value: ({ term }) => term?.toString() ?? null,
    field: 'term',
    isWhole: true,
    isHidden: true,
    aggregate: 'same',
  },
  {
    id: 'yield',
    kind: 'number',
    value: ({ coupon }) => coupon,
    field: 'coupon',
    isHidden: true,
    aggregate: 'same',
  },
  {
    id: 'totalValue',
    kind: 'number',
    value: ({ totalValue }) => totalValue,
    field: 'totalValue',
    total: 'sum',
    aggregate: 'sum',
  },
  { id: 'issuedOn', kind: 'date', value: ({ issuedOn }) => issuedOn, field: 'issuedOn' },
]
