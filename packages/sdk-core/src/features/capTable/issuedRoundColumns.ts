import type { GridColumn } from '../../grid/GridColumn'
import { sumDecimals } from '../../money/sumDecimals'
import type { IssuedRound } from './CapTableRecords'
import { sumOfUnits } from './sumOfUnits'

/** The units of a round: those issued and those that wait to be. The ownership of a round is its part of these. */
export function unitsOfRound({ units, pendingUnits }: IssuedRound): string | null {
  return sumDecimals([units, pendingUnits].flatMap((part) => part ?? []))?.toString() ?? null
}

/** The columns of a cap table by round, from first to last. All but the issued value count issued and waiting units. */
export const issuedRoundColumns: readonly GridColumn<IssuedRound>[] = [
  { id: 'round', kind: 'text', value: ({ roundName }) => roundName, isWide: true },
  { id: 'asset', kind: 'text', value: ({ assetName }) => assetName, isWide: true, aggregate: 'same' },
  {
    id: 'stakeholders',
    kind: 'number',
    value: ({ allStakeholders }) => allStakeholders?.toString() ?? null,
    isWhole: true,
  },
  {
    id: 'issuedUnits',
    kind: 'number',
    value: ({ units }) => units,
    aggregate: sumOfUnits(({ units }) => units),
  },
  {
    id: 'waitingUnits',
    kind: 'number',
    value: ({ pendingUnits }) => pendingUnits,
    aggregate: sumOfUnits(({ pendingUnits }) => pendingUnits),
  },
  { id: 'units', kind: 'number', value: unitsOfRound, aggregate: sumOfUnits(unitsOfRound) },
  {
    id: 'percent',
    kind: 'number',
    value: ({ percent }) => percent,
    aggregate: sumOfUnits(({ percent }) => percent),
  },
  { id: 'roundPrice', kind: 'number', value: ({ roundPrice }) => roundPrice },
  { id: 'unitValue', kind: 'number', value: ({ latestPrice }) => latestPrice },
  {
    id: 'issuedValue',
    kind: 'number',
    value: ({ totalValue }) => totalValue,
    total: 'sum',
    aggregate: 'sum',
  },
]
