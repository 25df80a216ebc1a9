import type { ShortStep } from '../steps/Step'

type Maybe<T> = T | null | undefined

/** A round as the portfolio query selects it. */
export interface PortfolioRound {
  id: string
  name?: Maybe<string>
  /** Decimal texts, as all amounts here. */
  price?: Maybe<string>
  total?: Maybe<string>
  totalCapitalDeployed?: Maybe<string>
  assetByAssetId?: Maybe<{
    id: string
    name?: Maybe<string>
    type?: Maybe<string>
    assetTypeByType?: Maybe<{ type?: Maybe<string> }>
    accountByIssuerId?: Maybe<{ id?: string; name?: Maybe<string> }>
  }>
  securityBySecurityId?: Maybe<{ id?: string; unitValue?: Maybe<string> }>
  trancheBondDatumByRoundId?: Maybe<{ term?: Maybe<string | number>; coupon?: Maybe<string | number> }>
}

/** A holding as the portfolio query selects it. */
export interface PortfolioHolding {
  id: string
  amount: string
  purchasePrice?: Maybe<string>
  securityBySecurityId?: Maybe<{ id?: string; unitValue?: Maybe<string> }>
  roundByRoundId?: Maybe<PortfolioRound>
  blockchainAddressByBlockchainAddressId?: Maybe<{ chain?: Maybe<string> }>
}

/** A distribution as the portfolio query selects it. */
export interface PortfolioDistribution {
  id: string
  amount: string
  status: string
  issuanceStatus?: Maybe<string>
  paidInCapital?: Maybe<string>
  qualificationsComplete?: Maybe<boolean>
  allocationByAllocationId?: Maybe<{ roundByRoundId?: Maybe<PortfolioRound> }>
  distributionPricesByDistributionId?: Maybe<{
    nodes: readonly Maybe<{ price: string; isPurchase?: Maybe<boolean> }>[]
  }>
  processByProcessId?: Maybe<{
    id?: string
    shortSteps?: Maybe<{ nodes: readonly Maybe<ShortStep>[] }>
  }>
}
