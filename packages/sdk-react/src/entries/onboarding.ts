'use client'

export { AccountSetup, type AccountSetupProps } from '../onboarding/AccountSetup'
export { AccountSetupView, type AccountSetupViewProps } from '../onboarding/AccountSetupView'
export { onboardingMessages, type OnboardingMessages } from '../onboarding/messages'
export { emptyAnswers } from '../onboarding/setupAnswers'
export type { AddressAnswers, PartyAnswers, SetupAnswers } from '../onboarding/setupAnswers'
export type { Submission } from '../onboarding/useSubmission'
