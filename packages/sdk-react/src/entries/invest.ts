'use client'

export { InvestFlow, type InvestFlowProps } from '../invest/InvestFlow'
export { OfferingDetails, type OfferingDetailsProps } from '../invest/OfferingDetails'
export { OfferingDetailsView, type OfferingDetailsViewProps } from '../invest/OfferingDetailsView'
export { OfferingCard, type OfferingCardProps } from '../invest/OfferingCard'
export { OfferingCardView, type OfferingCardViewProps } from '../invest/OfferingCardView'
export { InvestCard, type InvestCardProps } from '../invest/InvestCard'
export { InvestCardView, type InvestCardViewProps } from '../invest/InvestCardView'
export { InvestmentOnboarding, type InvestmentOnboardingProps } from '../invest/InvestmentOnboarding'
export {
  InvestmentOnboardingView,
  type InvestmentOnboardingViewProps,
} from '../invest/InvestmentOnboardingView'
export type { Invested } from '../invest/Invested'
export { investMessages } from '../invest/messages'
