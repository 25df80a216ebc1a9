import { isTokenized } from '../../format/isTokenized'
import { Decimal } from '../../money/decimal'
import { investmentFigures } from './investmentFigures'
import type { PortfolioHolding } from './PortfolioRecords'
import type { PortfolioRow } from './PortfolioRow'
import { amount, roundColumns } from './roundColumns'

/** A holding as a row of the portfolio: issued, and paid in with what was paid for it. */
export function holdingRow(holding: PortfolioHolding, nativeChain: string): PortfolioRow {
  const { columns, fund, latestPrice } = roundColumns(holding.roundByRoundId)
  const figures = investmentFigures({
    units: amount(holding.amount) ?? Decimal.zero,
    price: amount(holding.purchasePrice),
    latestPrice: amount(holding.securityBySecurityId?.unitValue) ?? latestPrice,
    fund,
  })
  return {
    ...columns,
    ...figures,
    id: holding.id,
    kind: 'holding',
    tokenized: isTokenized(holding.blockchainAddressByBlockchainAddressId?.chain, nativeChain),
    status: 'Issued',
  }
}
