'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { AccountSetup, type AccountSetupProps } from '../features/onboarding/AccountSetup'
export { AccountSetupView, type AccountSetupViewProps } from '../features/onboarding/AccountSetupView'
export type { SignedIn } from '../features/onboarding/SignedIn'
export {
  type AddressAnswers,
  type PartyAnswers,
  type SetupAnswers,
  emptyAnswers,
} from '../features/onboarding/answers/setupAnswers'
export { onboardingMessages, type OnboardingMessages } from '../features/onboarding/messages'
export type { SetupSubmission } from '../features/onboarding/useSubmission'
