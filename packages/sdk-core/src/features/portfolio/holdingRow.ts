import { investmentFigures } from './investmentFigures'
import { percentPaid } from './percentPaid'
import type { PortfolioHolding } from './PortfolioRecords'
import type { PortfolioRow } from './PortfolioRow'
import { roundColumns } from './roundColumns'

/** A holding as a row of the portfolio: issued, and paid in with what was paid for it. */
export function holdingRow(holding: PortfolioHolding): PortfolioRow {
  const { amount: units, purchasePrice: price, committedCapital: paidIn } = holding
  const figures = investmentFigures(holding, { units, price, paidIn })
  const { committedCapital } = figures
  return {
    ...roundColumns(holding.roundByRoundId),
    ...figures,
    percentPaid: committedCapital && percentPaid(committedCapital, committedCapital),
    id: holding.id,
    kind: 'holding',
    tokenized: holding.isTokenized ?? false,
    status: 'Issued',
  }
}
