import type { PortfolioDistribution, PortfolioHolding, PortfolioRound } from './PortfolioRecords'
import type { PortfolioRecords } from './portfolioQuery'
import { fixtureIds } from '../../testing/fixtureIds'

/** Series A of Halden Biologics: 400,000 units at $12.50. */
export function aPortfolioRound(changes: Partial<PortfolioRound> = {}): PortfolioRound {
  return {
    id: fixtureIds.nth(101),
    name: 'Series A',
    assetByAssetId: {
      id: fixtureIds.nth(102),
      name: 'Halden Biologics',
      type: 'Equity',
      assetTypeByType: { type: 'Equity' },
      accountByIssuerId: { id: fixtureIds.nth(103), name: 'Halden Biologics, Inc.' },
    },
    trancheBondDatumByRoundId: null,
    ...changes,
  }
}

/** 1,200 units issued at $12.50. */
export function aPortfolioHolding(changes: Partial<PortfolioHolding> = {}): PortfolioHolding {
  return {
    id: fixtureIds.nth(201),
    amount: '1200',
    figures: {
      pricePaid: '12.5',
      latestPrice: '14',
      totalValue: '16800',
      committedCapital: '15000',
      paidInCapital: '15000',
      percentPaid: '100',
    },
    isTokenized: false,
    roundByRoundId: aPortfolioRound(),
    ...changes,
  }
}

/** 2,000 units on their way through their first step. */
export function aPortfolioDistribution(changes: Partial<PortfolioDistribution> = {}): PortfolioDistribution {
  return {
    id: fixtureIds.distribution,
    amount: '2000',
    status: 'open',
    issuanceStatus: null,
    figures: {
      pricePaid: '12.5',
      latestPrice: '14',
      totalValue: '28000',
      committedCapital: '25000',
      paidInCapital: '0',
      percentPaid: '0',
    },
    qualificationsComplete: false,
    stepCount: 1,
    stepPosition: 1,
    activeStep: null,
    activeStepStatus: 'in_progress',
    allocationByAllocationId: { roundByRoundId: aPortfolioRound() },
    ...changes,
  }
}

/** One holding and one distribution of the same asset. */
export function aPortfolio(changes: Partial<PortfolioRecords> = {}): PortfolioRecords {
  return { holdings: [aPortfolioHolding()], distributions: [aPortfolioDistribution()], ...changes }
}
