import { multiply } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { fundShare } from './fundShare'
import { percentPaid } from './percentPaid'
import type { PortfolioFigures } from './PortfolioRow'

export interface InvestmentAmounts {
  units: Decimal
  /** The price paid for a unit. */
  price?: Decimal
  latestPrice?: Decimal
  /** What is paid in; all that is committed where it is not said. */
  paidIn?: Decimal
  /** Of a fund's round. */
  fund?: { roundTotal?: Decimal; totalCapitalDeployed?: Decimal }
}

/** The figures of one investment. */
export function investmentFigures({
  units,
  price,
  latestPrice,
  paidIn,
  fund,
}: InvestmentAmounts): PortfolioFigures {
  const committed = price && multiply(units, price)
  const paid = paidIn ?? committed
  const share = fund && committed && paid ? shareOf(fund, { units, committed, paidIn: paid }) : undefined
  return {
    units,
    value: latestPrice && multiply(units, latestPrice),
    investment: committed,
    purchasePrice: price,
    latestPrice,
    committedCapital: committed,
    paidInCapital: paid,
    percentPaid: committed && paid && percentPaid(paid, committed),
    deployedCapital: share?.deployed,
    undeployedCapital: share?.undeployed,
    paidOutDividends: Decimal.zero,
  }
}

function shareOf(
  { roundTotal = Decimal.zero, totalCapitalDeployed = Decimal.zero }: NonNullable<InvestmentAmounts['fund']>,
  of: { units: Decimal; committed: Decimal; paidIn: Decimal },
) {
  return fundShare({ ...of, roundTotal, totalCapitalDeployed })
}
