// Written by `pnpm generate`; do not edit.
import { accountsMessages } from '../features/accounts/messages'
import { assetsMessages } from '../features/assets/messages'
import { capTableMessages } from '../features/capTable/messages'
import { dashboardMessages } from '../features/dashboard/messages'
import { distributionsMessages } from '../features/distributions/messages'
import { documentsMessages } from '../features/documents/messages'
import { holdingsMessages } from '../features/holdings/messages'
import { integrationsMessages } from '../features/integrations/messages'
import { investMessages } from '../features/invest/messages'
import { offerWallMessages } from '../features/offerWall/messages'
import { onboardingMessages } from '../features/onboarding/messages'
import { portfolioMessages } from '../features/portfolio/messages'
import { roundsMessages } from '../features/rounds/messages'
import { stepsMessages } from '../features/steps/messages'
import { termsMessages } from '../features/terms/messages'

export const features = {
  accounts: accountsMessages,
  assets: assetsMessages,
  capTable: capTableMessages,
  dashboard: dashboardMessages,
  distributions: distributionsMessages,
  documents: documentsMessages,
  holdings: holdingsMessages,
  integrations: integrationsMessages,
  invest: investMessages,
  offerWall: offerWallMessages,
  onboarding: onboardingMessages,
  portfolio: portfolioMessages,
  rounds: roundsMessages,
  steps: stepsMessages,
  terms: termsMessages,
}
