import { assetCategory, type AssetCategory } from '../../format/assetCategory'
import { parseDecimal, type Decimal } from '../../money/decimal'
import type { InvestmentAmounts } from './investmentFigures'
import type { PortfolioRound } from './PortfolioRecords'

export interface RoundColumns {
  columns: {
    asset: string
    issuer: string
    round: string
    type: string
    category: AssetCategory
    coupon?: Decimal
    term?: Decimal
  }
  latestPrice?: Decimal
  fund?: InvestmentAmounts['fund']
}

/** What an investment takes from its round. */
export function roundColumns(round: PortfolioRound | null | undefined): RoundColumns {
  const asset = round?.assetByAssetId
  const type = asset?.assetTypeByType?.type ?? asset?.type ?? ''
  const category = assetCategory(type)
  return {
    columns: {
      asset: asset?.name ?? '',
      issuer: asset?.accountByIssuerId?.name ?? '',
      round: round?.name ?? '',
      type,
      category,
      coupon: amount(round?.trancheBondDatumByRoundId?.coupon),
      term: amount(round?.trancheBondDatumByRoundId?.term),
    },
    latestPrice: amount(round?.securityBySecurityId?.unitValue) ?? amount(round?.price),
    fund: category === 'fund' ? fundOf(round) : undefined,
  }
}

/** A figure of the platform: a decimal text, sometimes none. */
export function amount(text: string | number | null | undefined): Decimal | undefined {
  return text === null || text === undefined ? undefined : parseDecimal(String(text), 60)
}

function fundOf(round: PortfolioRound | null | undefined): InvestmentAmounts['fund'] {
  return { roundTotal: amount(round?.total), totalCapitalDeployed: amount(round?.totalCapitalDeployed) }
}
