import { Decimal } from '../../money/decimal'
import type { InvestmentFigures } from './PortfolioRecords'
import type { PortfolioFigures } from './PortfolioRow'
import { amount } from './roundColumns'

interface Paid {
  units: string
  /** The price paid for a unit. */
  price?: string | null
  paidIn?: string | null
  percentPaid?: string | null
}

/** The figures of one investment as the platform has them, made numbers. */
export function investmentFigures(record: InvestmentFigures, paid: Paid): PortfolioFigures {
  const committed = amount(record.committedCapital)
  return {
    units: amount(paid.units) ?? Decimal.zero,
    value: amount(record.totalValue),
    investment: committed,
    purchasePrice: amount(paid.price),
    latestPrice: amount(record.latestPrice),
    committedCapital: committed,
    paidInCapital: amount(paid.paidIn),
    percentPaid: amount(paid.percentPaid),
    deployedCapital: amount(record.deployedCapital),
    undeployedCapital: amount(record.undeployedCapital),
    paidOutDividends: Decimal.zero,
  }
}
