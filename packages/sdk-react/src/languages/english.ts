import { fieldMessages, fieldWarnings } from '@capstan/sdk-core'
import { uploadMessages } from '@capstan/sdk-core/documents'
import { progressTexts } from '@capstan/sdk-core/steps'
import { accountsMessages } from '../features/accounts/messages'
import { documentsMessages } from '../features/documents/messages'
import { integrationsMessages } from '../features/integrations/messages'
import { investMessages } from '../features/invest/messages'
import { onboardingMessages } from '../features/onboarding/messages'
import { portfolioMessages } from '../features/portfolio/messages'
import { stepsMessages } from '../features/steps/messages'
import { termsMessages } from '../features/terms/messages'
import { formsMessages } from '../forms/messages'
import { statusWords } from '../ui/display/statuses'
import { uiMessages } from '../ui/uiMessages'

/** Every word there is, by feature, in English: what a translation starts from. */
export const english = {
  accounts: accountsMessages,
  documents: documentsMessages,
  fields: fieldMessages,
  forms: formsMessages,
  integrations: integrationsMessages,
  invest: investMessages,
  onboarding: onboardingMessages,
  portfolio: portfolioMessages,
  progress: progressTexts,
  statuses: statusWords,
  steps: stepsMessages,
  terms: termsMessages,
  ui: uiMessages,
  uploads: uploadMessages,
  warnings: fieldWarnings,
}
