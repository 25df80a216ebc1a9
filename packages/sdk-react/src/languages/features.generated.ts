// Written by `pnpm generate`; do not edit.
import { accountsMessages } from '../features/accounts/messages'
import { accreditationMessages } from '../features/accreditation/messages'
import { administrationMessages } from '../features/administration/messages'
import { allocationsMessages } from '../features/allocations/messages'
import { assetsMessages } from '../features/assets/messages'
import { auditMessages } from '../features/audit/messages'
import { bulkOperationsMessages } from '../features/bulkOperations/messages'
import { capTableMessages } from '../features/capTable/messages'
import { capitalizationMessages } from '../features/capitalization/messages'
import { claimMessages } from '../features/claim/messages'
import { contactsMessages } from '../features/contacts/messages'
import { dashboardMessages } from '../features/dashboard/messages'
import { delegatesMessages } from '../features/delegates/messages'
import { distributionsMessages } from '../features/distributions/messages'
import { distributorsMessages } from '../features/distributors/messages'
import { documentsMessages } from '../features/documents/messages'
import { holdingMessages } from '../features/holding/messages'
import { holdingsMessages } from '../features/holdings/messages'
import { integrationsMessages } from '../features/integrations/messages'
import { investMessages } from '../features/invest/messages'
import { investorRecordsMessages } from '../features/investorRecords/messages'
import { issuanceRequestsMessages } from '../features/issuanceRequests/messages'
import { issuersMessages } from '../features/issuers/messages'
import { mailsMessages } from '../features/mails/messages'
import { offerWallMessages } from '../features/offerWall/messages'
import { onboardingMessages } from '../features/onboarding/messages'
import { paperReviewsMessages } from '../features/paperReviews/messages'
import { papersMessages } from '../features/papers/messages'
import { paymentsMessages } from '../features/payments/messages'
import { platformTypesMessages } from '../features/platformTypes/messages'
import { portfolioMessages } from '../features/portfolio/messages'
import { profilesMessages } from '../features/profiles/messages'
import { qualificationAnswersMessages } from '../features/qualificationAnswers/messages'
import { questionsMessages } from '../features/questions/messages'
import { receivedPaymentsMessages } from '../features/receivedPayments/messages'
import { reportOffersMessages } from '../features/reportOffers/messages'
import { reportsMessages } from '../features/reports/messages'
import { roundsMessages } from '../features/rounds/messages'
import { securitiesMessages } from '../features/securities/messages'
import { securityMessages } from '../features/security/messages'
import { settingsMessages } from '../features/settings/messages'
import { signingMessages } from '../features/signing/messages'
import { signingFieldsMessages } from '../features/signingFields/messages'
import { signingTemplatesMessages } from '../features/signingTemplates/messages'
import { stepFormsMessages } from '../features/stepForms/messages'
import { stepsMessages } from '../features/steps/messages'
import { termsMessages } from '../features/terms/messages'
import { tokensMessages } from '../features/tokens/messages'
import { transactionsMessages } from '../features/transactions/messages'
import { uploadsMessages } from '../features/uploads/messages'
import { vendorRecordsMessages } from '../features/vendorRecords/messages'
import { walletMessages } from '../features/wallet/messages'
import { webhooksMessages } from '../features/webhooks/messages'

export const features = {
  accounts: accountsMessages,
  accreditation: accreditationMessages,
  administration: administrationMessages,
  allocations: allocationsMessages,
  assets: assetsMessages,
  audit: auditMessages,
  bulkOperations: bulkOperationsMessages,
  capTable: capTableMessages,
  capitalization: capitalizationMessages,
  claim: claimMessages,
  contacts: contactsMessages,
  dashboard: dashboardMessages,
  delegates: delegatesMessages,
  distributions: distributionsMessages,
  distributors: distributorsMessages,
  documents: documentsMessages,
  holding: holdingMessages,
  holdings: holdingsMessages,
  integrations: integrationsMessages,
  invest: investMessages,
  investorRecords: investorRecordsMessages,
  issuanceRequests: issuanceRequestsMessages,
  issuers: issuersMessages,
  mails: mailsMessages,
  offerWall: offerWallMessages,
  onboarding: onboardingMessages,
  paperReviews: paperReviewsMessages,
  papers: papersMessages,
  payments: paymentsMessages,
  platformTypes: platformTypesMessages,
  portfolio: portfolioMessages,
  profiles: profilesMessages,
  qualificationAnswers: qualificationAnswersMessages,
  questions: questionsMessages,
  receivedPayments: receivedPaymentsMessages,
  reportOffers: reportOffersMessages,
  reports: reportsMessages,
  rounds: roundsMessages,
  securities: securitiesMessages,
  security: securityMessages,
  settings: settingsMessages,
  signing: signingMessages,
  signingFields: signingFieldsMessages,
  signingTemplates: signingTemplatesMessages,
  stepForms: stepFormsMessages,
  steps: stepsMessages,
  terms: termsMessages,
  tokens: tokensMessages,
  transactions: transactionsMessages,
  uploads: uploadsMessages,
  vendorRecords: vendorRecordsMessages,
  wallet: walletMessages,
  webhooks: webhooksMessages,
}
