import type { GridColumn } from '../../grid/GridColumn'
import type { Stakeholder } from './CapTableRecords'
import { sumOfUnits } from './sumOfUnits'

/** The columns of a cap table by stakeholder, from first to last. (CAPZ-004) */
export const stakeholderColumns: readonly GridColumn<Stakeholder>[] = [
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
    id: 'percent',
    kind: 'number',
    field: 'percent',
    value: ({ percent }) => percent,
    aggregate: sumOfUnits(({ percent }) => percent),
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
    id: 'status',
    kind: 'set',
    field: 'status',
    value: ({ status }) => status,
    options: ['issued', 'pending'],
    aggregate: 'same',
  },
]
