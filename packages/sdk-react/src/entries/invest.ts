'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { InvestCard, type InvestCardProps } from '../features/invest/InvestCard'
export { InvestCardView, type InvestCardViewProps } from '../features/invest/InvestCardView'
export { type FlowSubmission, InvestFlow, type InvestFlowProps } from '../features/invest/InvestFlow'
export type { Invested } from '../features/invest/Invested'
export { InvestmentOnboarding, type InvestmentOnboardingProps } from '../features/invest/InvestmentOnboarding'
export {
  InvestmentOnboardingView,
  type InvestmentOnboardingViewProps,
} from '../features/invest/InvestmentOnboardingView'
export { OfferingCard, type OfferingCardProps } from '../features/invest/OfferingCard'
export { OfferingCardView, type OfferingCardViewProps } from '../features/invest/OfferingCardView'
export { OfferingDetails, type OfferingDetailsProps } from '../features/invest/OfferingDetails'
export { OfferingDetailsView, type OfferingDetailsViewProps } from '../features/invest/OfferingDetailsView'
export { investMessages } from '../features/invest/messages'
