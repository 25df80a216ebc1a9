type Maybe<T> = T | null | undefined

/** A round as the portfolio query selects it. */
export interface PortfolioRound {
  id: string
  name?: Maybe<string>
  assetByAssetId?: Maybe<{
    id: string
    name?: Maybe<string>
    type?: Maybe<string>
    assetTypeByType?: Maybe<{ type?: Maybe<string> }>
    accountByIssuerId?: Maybe<{ id?: string; name?: Maybe<string> }>
  }>
  trancheBondDatumByRoundId?: Maybe<{ term?: Maybe<string | number>; coupon?: Maybe<string | number> }>
}

/** The figures of an investment as the server computes them: decimal texts, missing when there is no such figure. */
export interface InvestmentFigures {
  pricePaid?: Maybe<string>
  latestPrice?: Maybe<string>
  totalValue?: Maybe<string>
  committedCapital?: Maybe<string>
  paidInCapital?: Maybe<string>
  percentPaid?: Maybe<string>
  deployedCapital?: Maybe<string>
  undeployedCapital?: Maybe<string>
}

/** A holding as the portfolio query selects it. */
export interface PortfolioHolding {
  id: string
  amount: string
  issuedOn?: Maybe<string>
  figures?: Maybe<InvestmentFigures>
  isTokenized?: Maybe<boolean>
  roundByRoundId?: Maybe<PortfolioRound>
}

/** A distribution as the portfolio query selects it. */
export interface PortfolioDistribution {
  id: string
  amount: string
  figures?: Maybe<InvestmentFigures>
  status: string
  issuanceStatus?: Maybe<string>
  qualificationsComplete?: Maybe<boolean>
  /** Nothing where it has no process, which is not the same as a process without steps. */
  stepCount?: Maybe<number>
  /** The place of the active step, from 1; nothing where none is left. */
  stepPosition?: Maybe<number>
  /** The title of the active step. */
  activeStep?: Maybe<string>
  /** That title in the languages there are. */
  activeStepTexts?: unknown
  /** The status of the active step. */
  activeStepStatus?: Maybe<string>
  allocationByAllocationId?: Maybe<{ roundByRoundId?: Maybe<PortfolioRound> }>
}
