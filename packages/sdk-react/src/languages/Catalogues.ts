import type { fieldMessages, fieldWarnings } from '@capstan/sdk-core'
import type { uploadMessages } from '@capstan/sdk-core/documents'
import type { progressTexts } from '@capstan/sdk-core/steps'
import type { accountsMessages } from '../features/accounts/messages'
import type { documentsMessages } from '../features/documents/messages'
import type { integrationsMessages } from '../features/integrations/messages'
import type { investMessages } from '../features/invest/messages'
import type { onboardingMessages } from '../features/onboarding/messages'
import type { portfolioMessages } from '../features/portfolio/messages'
import type { stepsMessages } from '../features/steps/messages'
import type { termsMessages } from '../features/terms/messages'
import type { Spoken } from '../language/Words'
import type { StatusWords } from '../ui/display/statuses'
import type { uiMessages } from '../ui/uiMessages'

/**
 * Every word there is, by feature: a language that `satisfies Catalogues` says all of it. What is left out, and it may be
 * whole features, is said in English.
 */
export interface Catalogues {
  accounts: Spoken<typeof accountsMessages>
  documents: Spoken<typeof documentsMessages>
  /** Why a value is not accepted, by kind of field and error. */
  fields: Spoken<typeof fieldMessages>
  integrations: Spoken<typeof integrationsMessages>
  invest: Spoken<typeof investMessages>
  onboarding: Spoken<typeof onboardingMessages>
  portfolio: Spoken<typeof portfolioMessages>
  progress: Spoken<typeof progressTexts>
  /** The words of statuses, by status. */
  statuses: StatusWords
  steps: Spoken<typeof stepsMessages>
  terms: Spoken<typeof termsMessages>
  /** Every word the parts say on their own. */
  ui: Spoken<typeof uiMessages>
  uploads: Spoken<typeof uploadMessages>
  /** What is said about a value that is accepted but odd. */
  warnings: Spoken<typeof fieldWarnings>
}
