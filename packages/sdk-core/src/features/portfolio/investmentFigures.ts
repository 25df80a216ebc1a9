import { Decimal } from '../../money/decimal'
import type { PortfolioDistribution, PortfolioHolding } from './PortfolioRecords'
import type { PortfolioFigures } from './PortfolioRow'
import { amount } from './roundColumns'

/** The figures of one investment as the platform has them, made numbers. */
export function investmentFigures({
  amount: units,
  figures,
}: PortfolioDistribution | PortfolioHolding): PortfolioFigures {
  const committedCapital = amount(figures?.committedCapital)
  return {
    units: amount(units) ?? Decimal.zero,
    value: amount(figures?.totalValue),
    investment: committedCapital,
    purchasePrice: amount(figures?.pricePaid),
    latestPrice: amount(figures?.latestPrice),
    committedCapital,
    paidInCapital: amount(figures?.paidInCapital),
    percentPaid: amount(figures?.percentPaid),
    deployedCapital: amount(figures?.deployedCapital),
    undeployedCapital: amount(figures?.undeployedCapital),
    paidOutDividends: Decimal.zero,
  }
}
