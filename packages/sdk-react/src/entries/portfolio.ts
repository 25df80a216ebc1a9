'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Portfolio, type PortfolioProps } from '../features/portfolio/Portfolio'
export {
  PortfolioView,
  type PortfolioViewProps,
  PortfolioGrid,
  type PortfolioGridProps,
} from '../features/portfolio/PortfolioView'
export { portfolioMessages } from '../features/portfolio/messages'
export { prefetchPortfolio } from '../features/portfolio/prefetchPortfolio'
