import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import { readAllPages } from '../../client/readAllPages'
import { PortfolioDistributionsDocument, PortfolioHoldingsDocument } from './operations.generated'
import { portfolioFilter, type PortfolioFilter } from './portfolioFilter'
import type { PortfolioDistribution, PortfolioHolding } from './PortfolioRecords'
import type { PortfolioStatus } from './statusWord'

/** What the portfolio is made of; `portfolioRows` groups it. */
export interface PortfolioRecords {
  holdings: readonly PortfolioHolding[]
  distributions: readonly PortfolioDistribution[]
}

/** Which investments to load. */
export interface PortfolioChoice {
  statuses: readonly PortfolioStatus[]
}

/** All pages in one. It keeps the names of the lists: an empty one, too, is asked for again when its table changes. */
interface PortfolioAnswer {
  distributions: { __typename: 'DistributionsConnection'; nodes: PortfolioRecords['distributions'] }
  holdings: { __typename: 'HoldingsConnection'; nodes: PortfolioRecords['holdings'] }
}

/** The investments of the account, always asked for anew, a thousand at a time. */
export function portfolioQuery(
  capstan: Capstan,
  { statuses }: PortfolioChoice,
): CapstanQuery<PortfolioRecords, PortfolioAnswer> {
  const filter = portfolioFilter(statuses)
  const text = `${PortfolioDistributionsDocument.toString()}\n${PortfolioHoldingsDocument.toString()}`
  return {
    queryKey: capstan.client.keyOf(text, filter),
    queryFn: async ({ signal }) => {
      const [distributions, holdings] = await Promise.all([
        readDistributions(capstan, { filter: filter.distributions, signal }),
        readHoldings(capstan, { filter: filter.holdings, signal }),
      ])
      return {
        distributions: { __typename: 'DistributionsConnection', nodes: distributions },
        holdings: { __typename: 'HoldingsConnection', nodes: holdings },
      }
    },
    select: readPortfolio,
    staleTime: 0,
    entities: [{ table: 'distributions' }, { table: 'holdings' }],
  }
}

function readPortfolio({ distributions, holdings }: PortfolioAnswer): PortfolioRecords {
  return { distributions: distributions.nodes, holdings: holdings.nodes }
}

interface Reading<Kind extends keyof PortfolioFilter> {
  /** Nothing when this kind was not chosen. */
  filter: PortfolioFilter[Kind]
  signal: AbortSignal
}

async function readDistributions(
  capstan: Capstan,
  { filter, signal }: Reading<'distributions'>,
): Promise<readonly PortfolioDistribution[]> {
  if (!filter) return []
  return readAllPages(async (page) => {
    const answer = await capstan.client.ask(PortfolioDistributionsDocument, { filter, ...page }, { signal })
    return rowsOf(answer.allDistributions) as PortfolioDistribution[] // the steps' JSON is the issuer's own
  })
}

async function readHoldings(
  capstan: Capstan,
  { filter, signal }: Reading<'holdings'>,
): Promise<readonly PortfolioHolding[]> {
  if (!filter) return []
  return readAllPages(async (page) => {
    const answer = await capstan.client.ask(PortfolioHoldingsDocument, { filter, ...page }, { signal })
    return rowsOf(answer.allHoldings)
  })
}
