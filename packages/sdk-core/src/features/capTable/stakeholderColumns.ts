import type { GridColumn } from '../../grid/GridColumn'
import type { Stakeholder } from './CapTable'
import { sumOfUnits } from './sumOfUnits'

/** The columns of a cap table by stakeholder, from first to last. (CAPZ-004) */
export const stakeholderColumns: readonly GridColumn<Stakeholder>[] = [
  { id: 'investor', kind: 'text', value: ({ investorName }) => investorName, isWide: true },
  {
    id: 'investorEmail',
    kind: 'text',
    value: ({ investorEmail }) => investorEmail,
    isWide: true,
    isHidden: true,
  },
  { id: 'units', kind: 'number', value: ({ units }) => units, aggregate: sumOfUnits(({ units }) => units) },
  {
    id: 'percent',
    kind: 'number',
    value: ({ percent }) => percent,
    aggregate: sumOfUnits(({ percent }) => percent),
  },
  { id: 'asset', kind: 'text', value: ({ assetName }) => assetName, isWide: true, aggregate: 'same' },
  {
    id: 'status',
    kind: 'set',
    value: ({ status }) => status,
    options: ['issued', 'pending'],
    aggregate: 'same',
  },
]
