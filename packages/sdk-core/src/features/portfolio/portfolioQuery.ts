import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { PortfolioDistributionsDocument, PortfolioHoldingsDocument } from './operations.generated'
import { portfolioFilter } from './portfolioFilter'
import type { PortfolioDistribution, PortfolioHolding } from './PortfolioRecords'
import type { PortfolioStatus } from './statusWord'

/** The records of the portfolio, which `portfolioRows` groups. */
export interface PortfolioRecords {
  holdings: readonly PortfolioHolding[]
  distributions: readonly PortfolioDistribution[]
}

/** Which investments to load. */
export interface PortfolioChoice {
  statuses: readonly PortfolioStatus[]
}

interface PortfolioRows {
  holdings: PortfolioHolding
  distributions: PortfolioDistribution
}

/** The investments of the account, a thousand at a time, requested at each opening. */
export function portfolioQuery(
  capstan: Capstan,
  { statuses }: PortfolioChoice,
): CapstanQuery<PortfolioRecords, AllPagesAnswer<PortfolioRows>> {
  const filter = portfolioFilter(statuses)
  const distributions =
    filter.distributions &&
    allPages(
      PortfolioDistributionsDocument,
      { filter: filter.distributions },
      // The steps' JSON is the issuer's own.
      ({ allDistributions }) => allDistributions as { nodes: (PortfolioDistribution | null)[] } | null,
    )
  const holdings =
    filter.holdings &&
    allPages(PortfolioHoldingsDocument, { filter: filter.holdings }, ({ allHoldings }) => allHoldings)
  return allPagesQuery<PortfolioRows, PortfolioRecords>(capstan, { distributions, holdings }, readPortfolio)
}

function readPortfolio({ distributions, holdings }: AllPagesAnswer<PortfolioRows>): PortfolioRecords {
  return { distributions: distributions?.nodes ?? [], holdings: holdings?.nodes ?? [] }
}
