import type { AssetCategory } from '../../format/assetCategory'
import type { Decimal } from '../../money/decimal'

/** The figures of an investment, or of all investments in an asset. Missing figures are left out and shown as N/A. */
export interface PortfolioFigures {
  units: Decimal
  /** Units at the latest price. */
  value?: Decimal
  /** Units at the price paid. */
  investment?: Decimal
  /** Cost basis: the price paid for a unit. */
  purchasePrice?: Decimal
  latestPrice?: Decimal
  committedCapital?: Decimal
  paidInCapital?: Decimal
  /** On a scale of 100. */
  percentPaid?: Decimal
  /** Of a fund only, as undeployed capital. */
  deployedCapital?: Decimal
  undeployedCapital?: Decimal
  /** Not tracked: always 0. */
  paidOutDividends: Decimal
}

/** One investment: a holding, or a distribution that may become one. */
export interface PortfolioRow extends PortfolioFigures {
  id: string
  kind: 'holding' | 'distribution'
  /** The id of the asset that groups investments; the row's own id when its asset is not visible. */
  assetId: string
  asset: string
  issuer: string
  round: string
  tokenized: boolean
  /** The word an investor reads: Issued, Onboarding, Pending, Failed, or the status itself. */
  status: string
  /** True when the investment failed: it stays in the list without a value and is not part of any sum. */
  isFailed: boolean
  /** The progress of the qualifications. Holdings have none. */
  progress?: string
  /** The title of the step to be done next. */
  nextStep?: string
  /** That title in the languages there are, for `stepName`. */
  nextStepTexts?: unknown
  /** The place of that step, from 1. */
  stepPosition?: number
  stepCount?: number
  qualificationsComplete?: boolean
  /** True when that step was sent and its outcome is pending: the investor has nothing to do. */
  isProcessing?: boolean
  /** The asset's type as its issuer named it. */
  type: string
  category: AssetCategory
  /** The yield of a debt, on a scale of 100. */
  coupon?: Decimal
  /** Years to maturity. */
  term?: Decimal
  /** The day it was issued, from which the term runs; undefined before. */
  issuedOn?: string
}

/** An asset with its investments under it. Columns on which they differ are left out. */
export interface PortfolioAsset extends PortfolioFigures {
  id: string
  asset: string
  issuer: string
  type: string
  category: AssetCategory
  status?: string
  tokenized?: boolean
  rows: readonly PortfolioRow[]
}
