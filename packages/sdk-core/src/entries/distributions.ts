// Distributions as the rows of a grid: their columns, their pages, their sums.

export { distributionColumns, distributionColumnsFor } from '../features/distributions/distributionColumns'
export type { DistributionRow } from '../features/distributions/DistributionRow'
export { distributionsSource } from '../features/distributions/distributionsSource'
