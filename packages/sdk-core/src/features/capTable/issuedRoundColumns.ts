import type { GridColumn } from '../../grid/GridColumn'
import type { IssuedRound } from './CapTableRecords'
import { sumOfUnits } from './sumOfUnits'

/** The columns of a cap table by round, from first to last. */
export const issuedRoundColumns: readonly GridColumn<IssuedRound>[] = [
  { id: 'round', kind: 'text', value: ({ roundName }) => roundName, isWide: true },
  { id: 'asset', kind: 'text', value: ({ assetName }) => assetName, isWide: true, aggregate: 'same' },
  {
    id: 'stakeholders',
    kind: 'number',
    value: ({ stakeholders }) => stakeholders?.toString() ?? null,
    isWhole: true,
  },
  { id: 'units', kind: 'number', value: ({ units }) => units, aggregate: sumOfUnits(({ units }) => units) },
  {
    id: 'percent',
    kind: 'number',
    value: ({ percent }) => percent,
    aggregate: sumOfUnits(({ percent }) => percent),
  },
  {
    id: 'notIssued',
    kind: 'number',
    value: ({ pendingUnits }) => pendingUnits,
    aggregate: sumOfUnits(({ pendingUnits }) => pendingUnits),
  },
  { id: 'price', kind: 'number', value: ({ latestPrice }) => latestPrice },
  { id: 'value', kind: 'number', value: ({ totalValue }) => totalValue, total: 'sum', aggregate: 'sum' },
]
