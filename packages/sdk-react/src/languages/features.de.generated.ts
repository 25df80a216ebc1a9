// Written by `pnpm generate`; do not edit.
import { accountsGerman } from '../features/accounts/messages.de'
import { assetsGerman } from '../features/assets/messages.de'
import { capTableGerman } from '../features/capTable/messages.de'
import { dashboardGerman } from '../features/dashboard/messages.de'
import { distributionsGerman } from '../features/distributions/messages.de'
import { documentsGerman } from '../features/documents/messages.de'
import { holdingsGerman } from '../features/holdings/messages.de'
import { integrationsGerman } from '../features/integrations/messages.de'
import { investGerman } from '../features/invest/messages.de'
import { offerWallGerman } from '../features/offerWall/messages.de'
import { onboardingGerman } from '../features/onboarding/messages.de'
import { portfolioGerman } from '../features/portfolio/messages.de'
import { roundsGerman } from '../features/rounds/messages.de'
import { stepsGerman } from '../features/steps/messages.de'
import { termsGerman } from '../features/terms/messages.de'

export const features = {
  accounts: accountsGerman,
  assets: assetsGerman,
  capTable: capTableGerman,
  dashboard: dashboardGerman,
  distributions: distributionsGerman,
  documents: documentsGerman,
  holdings: holdingsGerman,
  integrations: integrationsGerman,
  invest: investGerman,
  offerWall: offerWallGerman,
  onboarding: onboardingGerman,
  portfolio: portfolioGerman,
  rounds: roundsGerman,
  steps: stepsGerman,
  terms: termsGerman,
}
