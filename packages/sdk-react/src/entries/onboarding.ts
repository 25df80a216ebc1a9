'use client'

export { AccountSetup, type AccountSetupProps } from '../features/onboarding/AccountSetup'
export { AccountSetupView, type AccountSetupViewProps } from '../features/onboarding/AccountSetupView'
export { onboardingMessages, type OnboardingMessages } from '../features/onboarding/messages'
export { emptyAnswers } from '../features/onboarding/setupAnswers'
export type { AddressAnswers, PartyAnswers, SetupAnswers } from '../features/onboarding/setupAnswers'
export type { Submission } from '../features/onboarding/useSubmission'
