// Holdings as rows of a grid: columns, pages and sums.

export { holdingColumns } from '../features/holdings/holdingColumns'
export type { HoldingRow } from '../features/holdings/HoldingRow'
export { holdingRules, holdingsSource } from '../features/holdings/holdingsSource'
