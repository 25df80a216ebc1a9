import { investmentFigures } from './investmentFigures'
import type { PortfolioHolding } from './PortfolioRecords'
import type { PortfolioRow } from './PortfolioRow'
import { roundColumns } from './roundColumns'

/** A holding as a row of the portfolio: issued, with its price paid as paid in. */
export function holdingRow(holding: PortfolioHolding): PortfolioRow {
  const { assetId = holding.id, ...columns } = roundColumns(holding.roundByRoundId)
  return {
    ...columns,
    ...investmentFigures(holding),
    id: holding.id,
    kind: 'holding',
    assetId,
    tokenized: holding.isTokenized ?? false,
    status: 'Issued',
    issuedOn: holding.issuedOn ?? undefined,
    isFailed: false,
  }
}
