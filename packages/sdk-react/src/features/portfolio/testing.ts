import { decimal, multiply } from '@capstan/sdk-core'
import {
  portfolioRows,
  type PortfolioAsset,
  type PortfolioDistribution,
  type PortfolioRound,
} from '@capstan/sdk-core/portfolio'
import {
  aPortfolioDistribution,
  aPortfolioHolding,
  aPortfolioRound,
  fixtureIds,
} from '@capstan/sdk-core/testing'

/** Returns four holdings and three distributions in five assets. The open one is at the third of five steps by default. */
export function someAssets(open: Partial<PortfolioDistribution> = {}): PortfolioAsset[] {
  const halden = roundOf(1, 'Halden Biologics Preferred', 'Halden Biologics, Inc.', '12.5')
  const cinder = roundOf(2, 'Cinder Peak Senior Notes', 'Cinder Peak Energy Corp.', '1000')
  const loom = roundOf(3, 'Larch & Loom Common', 'Larch & Loom Ltd', '1.1')
  const solvay = roundOf(4, 'Solvay Street Opportunity Fund II', 'Solvay Street Partners', '1000')
  const timber = roundOf(5, 'Tidewater Timber Units', 'Tidewater Timber Fund I, LP', '47.25')

  return portfolioRows({
    holdings: [
      holdingOf(halden, { id: 'h1', amount: '4000', purchasePrice: '8', isTokenized: true }),
      holdingOf(cinder, { id: 'h2', amount: '50', purchasePrice: '1000', isTokenized: true }),
      holdingOf(loom, { id: 'h3', amount: '17500', purchasePrice: '0.8428571', isTokenized: false }),
      holdingOf(timber, { id: 'h4', amount: '820', purchasePrice: '50', isTokenized: true }),
    ],
    distributions: [
      distributionOf(halden, { id: 'd1', amount: '2000', status: 'closed', pricePaid: '12.5' }),
      distributionOf(
        halden,
        { id: 'd2', amount: '1600', status: 'open', pricePaid: '12.5' },
        { stepCount: 5, stepPosition: 3, activeStep: 'Investor profile', ...open },
      ),
      distributionOf(solvay, { id: 'd3', amount: '100', status: 'closed', pricePaid: '1000' }),
    ],
  })
}

interface PricedRound {
  round: PortfolioRound
  latestPrice: string
}

function roundOf(at: number, asset: string, issuer: string, latestPrice: string): PricedRound {
  const round = aPortfolioRound({
    id: fixtureIds.nth(at),
    assetByAssetId: {
      id: fixtureIds.nth(at + 20),
      name: asset,
      assetTypeByType: { type: 'Equity' },
      accountByIssuerId: { id: fixtureIds.nth(at + 30), name: issuer },
    },
  })
  return { round, latestPrice }
}

function holdingOf(
  { round, latestPrice }: PricedRound,
  { purchasePrice, ...holding }: { id: string; amount: string; purchasePrice: string; isTokenized: boolean },
) {
  return aPortfolioHolding({
    ...holding,
    figures: figuresOf(holding.amount, purchasePrice, latestPrice),
    roundByRoundId: round,
  })
}

function distributionOf(
  { round, latestPrice }: PricedRound,
  { pricePaid, ...distribution }: { id: string; amount: string; status: string; pricePaid: string },
  steps: Partial<PortfolioDistribution> = {},
) {
  return aPortfolioDistribution({
    ...distribution,
    ...steps,
    figures: figuresOf(distribution.amount, pricePaid, latestPrice),
    allocationByAllocationId: { roundByRoundId: round },
  })
}

const figuresOf = (amount: string, pricePaid: string, latestPrice: string) => ({
  pricePaid,
  latestPrice,
  totalValue: times(amount, latestPrice),
  committedCapital: times(amount, pricePaid),
})

const times = (amount: string, price: string) => multiply(decimal(amount), decimal(price)).toString()
