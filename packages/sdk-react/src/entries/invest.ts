'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { InvestCard, type InvestCardProps } from '../features/invest/InvestCard'
export { InvestCardView, type InvestCardViewProps } from '../features/invest/InvestCardView'
export type { Invested } from '../features/invest/Invested'
export { type FlowSubmission, InvestFlow, type InvestFlowProps } from '../features/invest/flow/InvestFlow'
export {
  InvestmentOnboarding,
  type InvestmentOnboardingProps,
} from '../features/invest/flow/InvestmentOnboarding'
export {
  InvestmentOnboardingView,
  type InvestmentOnboardingViewProps,
} from '../features/invest/flow/InvestmentOnboardingView'
export { investMessages } from '../features/invest/messages'
export { OfferingCard, type OfferingCardProps } from '../features/invest/offering/OfferingCard'
export { OfferingCardView, type OfferingCardViewProps } from '../features/invest/offering/OfferingCardView'
export { OfferingDetails, type OfferingDetailsProps } from '../features/invest/offering/OfferingDetails'
export {
  OfferingDetailsView,
  type OfferingDetailsViewProps,
} from '../features/invest/offering/OfferingDetailsView'
