// Holdings, rounds and their figures.

export {
  costBasis,
  percentPaid,
  portfolioTotals,
  sumOfFigure,
  type PortfolioTotals,
  capitalByStatus,
} from '../features/portfolio/portfolioTotals'
export { portfolioColumns } from '../features/portfolio/portfolioColumns'
export { portfolioFilter, type PortfolioFilter } from '../features/portfolio/portfolioFilter'
export {
  portfolioQuery,
  type PortfolioChoice,
  type PortfolioRecords,
} from '../features/portfolio/portfolioQuery'
export type {
  InvestmentFigures,
  PortfolioDistribution,
  PortfolioHolding,
  PortfolioRound,
} from '../features/portfolio/PortfolioRecords'
export type { PortfolioAsset, PortfolioFigures, PortfolioRow } from '../features/portfolio/PortfolioRow'
export { portfolioRows, type PortfolioInput } from '../features/portfolio/portfolioRows'
export { portfolioStatuses, statusWord, type PortfolioStatus } from '../features/portfolio/statusWord'
