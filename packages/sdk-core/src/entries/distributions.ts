// Distributions as a grid lists them.

export { distributionColumns } from '../features/distributions/distributionColumns'
export { distributionsFileName } from '../features/distributions/distributionsFileName'
export {
  distributionsPageSize,
  distributionsQuery,
  distributionTotalsQuery,
  type DistributionRow,
  type DistributionsChoice,
  type DistributionsPage,
  type DistributionTotals,
} from '../features/distributions/distributionsQuery'
export { shownStatus } from '../features/distributions/shownStatus'
