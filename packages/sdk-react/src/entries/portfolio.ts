'use client'

export { Portfolio, type PortfolioProps } from '../portfolio/Portfolio'
export { PortfolioView, type PortfolioViewProps } from '../portfolio/PortfolioView'
export { portfolioMessages } from '../portfolio/messages'
