import { portfolioRows, type PortfolioAsset, type PortfolioRound } from '@capstan/sdk-core/portfolio'
import {
  aPortfolioDistribution,
  aPortfolioHolding,
  aPortfolioRound,
  fixtureIds,
} from '@capstan/sdk-core/testing'

/** Four holdings and three distributions in five assets. */
export function someAssets(): PortfolioAsset[] {
  const halden = roundOf(1, 'Halden Biologics Preferred', 'Halden Biologics, Inc.', '12.5')
  const cinder = roundOf(2, 'Cinder Peak Senior Notes', 'Cinder Peak Energy Corp.', '1000')
  const loom = roundOf(3, 'Larch & Loom Common', 'Larch & Loom Ltd', '1.1')
  const solvay = roundOf(4, 'Solvay Street Opportunity Fund II', 'Solvay Street Partners', '1000')
  const timber = roundOf(5, 'Tidewater Timber Units', 'Tidewater Timber Fund I, LP', '47.25')

  return portfolioRows({
    nativeChain: 'capstan-hawknet',
    holdings: [
      holdingOf(halden, { id: 'h1', amount: '4000', purchasePrice: '8', chain: 'ethereum' }),
      holdingOf(cinder, { id: 'h2', amount: '50', purchasePrice: '1000', chain: 'ethereum' }),
      holdingOf(loom, { id: 'h3', amount: '17500', purchasePrice: '0.8428571', chain: 'capstan-hawknet' }),
      holdingOf(timber, { id: 'h4', amount: '820', purchasePrice: '50', chain: 'ethereum' }),
    ],
    distributions: [
      distributionOf(halden, { id: 'd1', amount: '2000', status: 'closed', price: '12.5' }),
      distributionOf(halden, { id: 'd2', amount: '1600', status: 'open', price: '12.5' }),
      distributionOf(solvay, { id: 'd3', amount: '100', status: 'closed', price: '1000' }),
    ],
  })
}

function roundOf(at: number, asset: string, issuer: string, price: string): PortfolioRound {
  return aPortfolioRound({
    id: fixtureIds.nth(at),
    price,
    securityBySecurityId: { id: fixtureIds.nth(at + 10), unitValue: price },
    assetByAssetId: {
      id: fixtureIds.nth(at + 20),
      name: asset,
      assetTypeByType: { type: 'Equity' },
      accountByIssuerId: { id: fixtureIds.nth(at + 30), name: issuer },
    },
  })
}

function holdingOf(
  round: PortfolioRound,
  { chain, ...rest }: { id: string; amount: string; purchasePrice: string; chain: string },
) {
  const securityBySecurityId = round.securityBySecurityId
  return aPortfolioHolding({
    ...rest,
    roundByRoundId: round,
    securityBySecurityId,
    blockchainAddressByBlockchainAddressId: { chain },
  })
}

function distributionOf(
  round: PortfolioRound,
  { price, ...rest }: { id: string; amount: string; status: string; price: string },
) {
  return aPortfolioDistribution({
    ...rest,
    allocationByAllocationId: { roundByRoundId: round },
    distributionPricesByDistributionId: { nodes: [{ price, isPurchase: true }] },
  })
}
