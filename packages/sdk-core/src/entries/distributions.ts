// Distributions as rows of a grid: columns, pages, sums, and the number in each state.

export { distributionColumns, distributionColumnsFor } from '../features/distributions/distributionColumns'
export {
  distributionCountsQuery,
  type DistributionCounts,
} from '../features/distributions/distributionCountsQuery'
export {
  distributionSummaryQuery,
  type DistributionSummary,
} from '../features/distributions/distributionSummaryQuery'
export type { DistributionRow } from '../features/distributions/DistributionRow'
export { distributionStates, type DistributionState } from '../features/distributions/distributionStates'
export {
  isFailedInvestment,
  isUnderWay,
  underWayCapital,
  type InvestmentState,
} from '../features/distributions/underWay'
export { distributionsSource } from '../features/distributions/distributionsSource'
