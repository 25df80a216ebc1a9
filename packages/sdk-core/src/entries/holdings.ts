// Holdings as the rows of a grid: their columns, their pages, their sums.

export { holdingColumns } from '../features/holdings/holdingColumns'
export type { HoldingRow } from '../features/holdings/HoldingRow'
export { holdingRules, holdingsSource } from '../features/holdings/holdingsSource'
