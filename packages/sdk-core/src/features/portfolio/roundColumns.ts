import { assetCategory, type AssetCategory } from '../../format/assetCategory'
import { parseDecimal, type Decimal } from '../../money/decimal'
import type { PortfolioRound } from './PortfolioRecords'

export interface RoundColumns {
  assetId?: string
  asset: string
  issuer: string
  round: string
  type: string
  category: AssetCategory
  coupon?: Decimal
  term?: Decimal
}

/** Returns the columns that an investment takes from its round. */
export function roundColumns(round: PortfolioRound | null | undefined): RoundColumns {
  const asset = round?.assetByAssetId
  const type = asset?.assetTypeByType?.type ?? asset?.type ?? ''
  return {
    assetId: asset?.id,
    asset: asset?.name ?? '',
    issuer: asset?.accountByIssuerId?.name ?? '',
    round: round?.name ?? '',
    type,
    category: assetCategory(type),
    coupon: amount(round?.trancheBondDatumByRoundId?.coupon),
    term: amount(round?.trancheBondDatumByRoundId?.term),
  }
}

/** A figure of the platform: a decimal text, sometimes none. */
export function amount(text: string | number | null | undefined): Decimal | undefined {
  return text === null || text === undefined ? undefined : parseDecimal(String(text), 60)
}
