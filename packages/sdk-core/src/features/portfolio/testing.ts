import type { PortfolioDistribution, PortfolioHolding, PortfolioRound } from './PortfolioRecords'
import type { PortfolioRecords } from './portfolioQuery'
import { fixtureIds } from '../../testing/fixtureIds'

/** Series A of Halden Biologics: 400,000 units at $12.50. */
export function aPortfolioRound(changes: Partial<PortfolioRound> = {}): PortfolioRound {
  return {
    id: fixtureIds.nth(101),
    name: 'Series A',
    price: '12.5',
    total: '400000',
    totalCapitalDeployed: '0',
    assetByAssetId: {
      id: fixtureIds.nth(102),
      name: 'Halden Biologics',
      type: 'Equity',
      assetTypeByType: { type: 'Equity' },
      accountByIssuerId: { id: fixtureIds.nth(103), name: 'Halden Biologics, Inc.' },
    },
    securityBySecurityId: { id: fixtureIds.nth(104), unitValue: '14' },
    trancheBondDatumByRoundId: null,
    ...changes,
  }
}

/** 1,200 units issued at $12.50. */
export function aPortfolioHolding(changes: Partial<PortfolioHolding> = {}): PortfolioHolding {
  const round = aPortfolioRound()
  return {
    id: fixtureIds.nth(201),
    amount: '1200',
    purchasePrice: '12.5',
    securityBySecurityId: round.securityBySecurityId,
    roundByRoundId: round,
    blockchainAddressByBlockchainAddressId: null,
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
    paidInCapital: '0',
    qualificationsComplete: false,
    allocationByAllocationId: { roundByRoundId: aPortfolioRound() },
    distributionPricesByDistributionId: { nodes: [{ price: '12.5', isPurchase: true }] },
    processByProcessId: {
      id: fixtureIds.process,
      shortSteps: { nodes: [{ id: fixtureIds.step, order: 1, status: 'not_started' }] },
    },
    ...changes,
  }
}

/** One holding and one distribution of the same asset. */
export function aPortfolio(changes: Partial<PortfolioRecords> = {}): PortfolioRecords {
  return { holdings: [aPortfolioHolding()], distributions: [aPortfolioDistribution()], ...changes }
}
