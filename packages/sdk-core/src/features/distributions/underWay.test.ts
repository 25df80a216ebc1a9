import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { anInvestorInvestment } from '../investorRecords/testing'
import type { PortfolioDistribution } from '../portfolio/PortfolioRecords'
import { portfolioRows } from '../portfolio/portfolioRows'
import { portfolioTotals } from '../portfolio/portfolioTotals'
import { vendorRecordsQuery } from '../vendorRecords/vendorRecordsQuery'
import { sumOfKnown } from '../../money/sumDecimals'
import { fixtureIds } from '../../testing/fixtureIds'
import { underWayCapital } from './underWay'

const state = (
  status: string,
  committedCapital: string,
  more: { issuanceStatus?: string; activeStepStatus?: string } = {},
) => ({ status, committedCapital, issuanceStatus: null, activeStepStatus: null, ...more })

/** Investments in every state. The latest price differs from the price of each. */
const investments = [
  state('open', '0.1'),
  state('closed', '0.2', { issuanceStatus: 'requested' }),
  state('closed', '4', { issuanceStatus: 'rejected' }),
  state('drafted', '8'),
  state('closed', '16', { issuanceStatus: 'approved' }),
  state('open', '32', { activeStepStatus: 'failed' }),
  state('open', '64', { activeStepStatus: 'retry_limit' }),
]

const round = {
  id: fixtureIds.nth(1),
  name: 'Series A',
  assetByAssetId: { id: fixtureIds.nth(2), name: 'A' },
}
const inPortfolio = investments.map(({ committedCapital, ...rest }, at): PortfolioDistribution => ({
  ...{ id: fixtureIds.nth(10 + at), amount: '1', ...rest },
  figures: { committedCapital, totalValue: '1000', latestPrice: '1000' },
  allocationByAllocationId: { roundByRoundId: round },
}))

describe('underWayCapital', () => {
  it('is one figure in a portfolio, on the profile of an investor and on that of a vendor, to the last place', () => {
    const portfolio = portfolioTotals(portfolioRows({ holdings: [], distributions: inPortfolio })).underWay
    const ofInvestor = underWayCapital(investments.map((each) => anInvestorInvestment(each)))
    const reader = { accountId: fixtureIds.nth(3), type: 'investor' } as const
    const { select } = vendorRecordsQuery(createCapstan({}), fixtureIds.nth(4), reader)
    const { investments: withVendor } = select({
      investments: {
        nodes: investments.map((each, at) => ({
          ...{ __typename: 'FullDistribution', version: '1', id: fixtureIds.nth(10 + at), ...each },
          ...{ roundName: 'Series A', assetName: 'A', amount: '1', shownStatus: each.status },
          createdOn: '2026-11-01T10:00:00.000Z',
        })),
      },
    })
    const ofVendor = sumOfKnown(
      withVendor.filter(({ isUnderWay }) => isUnderWay).map(({ committedCapital }) => committedCapital),
    )

    // 0.1 + 0.2 + 4 + 8: without issued and failed distributions, each at its own price.
    expect([portfolio, ofInvestor, ofVendor].map(String)).toEqual(['12.3', '12.3', '12.3'])
  })

  it('leaves out an amount that is hidden from the reader', () => {
    expect(
      String(underWayCapital([{ ...state('open', '5') }, { status: 'open', committedCapital: null }])),
    ).toBe('5')
  })
})
