// Offerings, the draft of an investment, the reasons for a refusal, and `makeInvestment`.

export type { AmountSubmission } from '../features/invest/AmountSubmission'
export { changeInvestment, type InvestmentChange } from '../features/invest/changeInvestment'
export type { Distribution, DistributionOffering } from '../features/invest/Distribution'
export { distributionQuery } from '../features/invest/distributionQuery'
export {
  investDraft,
  startInvestDraft,
  type InvestDraft,
  type InvestDraftEvent,
} from '../features/invest/investDraft'
export { investFields, type InvestFields } from '../features/invest/investFields'
export { investRefusal } from '../features/invest/investRefusal'
export {
  investmentSubject,
  makeInvestment,
  type Investment,
  type InvestmentInput,
} from '../features/invest/makeInvestment'
export type { Offering } from '../features/invest/Offering'
export { offeringDetailsQuery } from '../features/invest/offeringDetailsQuery'
export { offeringRules } from '../features/invest/offeringRules'
export type { OpenInvestment } from '../features/invest/OpenInvestment'
export type { DistributionQuery, OfferingDetailsQuery } from '../features/invest/operations.generated'
export { qualificationRules } from '../features/invest/qualificationRules'
export { readInvestLink, type AmountType, type InvestLink } from '../features/invest/readInvestLink'
export {
  refusals,
  refusalTexts,
  type Refusal,
  type RefusalKey,
  type RefusalRemedy,
} from '../features/invest/refusals'
export { totalFor, unitsFor } from '../features/invest/amounts'
export { unitLimits, unitsRefusal, type UnitLimits, type UnitsRefusal } from '../features/invest/unitLimits'
export {
  investmentEndQuery,
  type InvestmentEnd,
  type SignedPaper,
} from '../features/invest/investmentEndQuery'
export { withdrawInvestment } from '../features/invest/withdrawInvestment'
