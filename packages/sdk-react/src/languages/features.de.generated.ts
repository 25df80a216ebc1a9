// Written by `pnpm generate`; do not edit.
import { accountsGerman } from '../features/accounts/messages.de'
import { accreditationGerman } from '../features/accreditation/messages.de'
import { administrationGerman } from '../features/administration/messages.de'
import { allocationsGerman } from '../features/allocations/messages.de'
import { assetsGerman } from '../features/assets/messages.de'
import { auditGerman } from '../features/audit/messages.de'
import { bulkOperationsGerman } from '../features/bulkOperations/messages.de'
import { capTableGerman } from '../features/capTable/messages.de'
import { capitalizationGerman } from '../features/capitalization/messages.de'
import { claimGerman } from '../features/claim/messages.de'
import { contactsGerman } from '../features/contacts/messages.de'
import { dashboardGerman } from '../features/dashboard/messages.de'
import { delegatesGerman } from '../features/delegates/messages.de'
import { distributionsGerman } from '../features/distributions/messages.de'
import { distributorsGerman } from '../features/distributors/messages.de'
import { documentsGerman } from '../features/documents/messages.de'
import { holdingGerman } from '../features/holding/messages.de'
import { holdingsGerman } from '../features/holdings/messages.de'
import { integrationsGerman } from '../features/integrations/messages.de'
import { investGerman } from '../features/invest/messages.de'
import { investorRecordsGerman } from '../features/investorRecords/messages.de'
import { issuanceRequestsGerman } from '../features/issuanceRequests/messages.de'
import { issuersGerman } from '../features/issuers/messages.de'
import { mailsGerman } from '../features/mails/messages.de'
import { offerWallGerman } from '../features/offerWall/messages.de'
import { onboardingGerman } from '../features/onboarding/messages.de'
import { paperReviewsGerman } from '../features/paperReviews/messages.de'
import { papersGerman } from '../features/papers/messages.de'
import { paymentsGerman } from '../features/payments/messages.de'
import { platformTypesGerman } from '../features/platformTypes/messages.de'
import { portfolioGerman } from '../features/portfolio/messages.de'
import { profilesGerman } from '../features/profiles/messages.de'
import { qualificationAnswersGerman } from '../features/qualificationAnswers/messages.de'
import { questionsGerman } from '../features/questions/messages.de'
import { receivedPaymentsGerman } from '../features/receivedPayments/messages.de'
import { reportOffersGerman } from '../features/reportOffers/messages.de'
import { reportsGerman } from '../features/reports/messages.de'
import { roundsGerman } from '../features/rounds/messages.de'
import { securitiesGerman } from '../features/securities/messages.de'
import { securityGerman } from '../features/security/messages.de'
import { settingsGerman } from '../features/settings/messages.de'
import { signingGerman } from '../features/signing/messages.de'
import { signingFieldsGerman } from '../features/signingFields/messages.de'
import { signingTemplatesGerman } from '../features/signingTemplates/messages.de'
import { stepFormsGerman } from '../features/stepForms/messages.de'
import { stepsGerman } from '../features/steps/messages.de'
import { termsGerman } from '../features/terms/messages.de'
import { tokensGerman } from '../features/tokens/messages.de'
import { transactionsGerman } from '../features/transactions/messages.de'
import { uploadsGerman } from '../features/uploads/messages.de'
import { vendorRecordsGerman } from '../features/vendorRecords/messages.de'
import { walletGerman } from '../features/wallet/messages.de'
import { webhooksGerman } from '../features/webhooks/messages.de'

export const features = {
  accounts: accountsGerman,
  accreditation: accreditationGerman,
  administration: administrationGerman,
  allocations: allocationsGerman,
  assets: assetsGerman,
  audit: auditGerman,
  bulkOperations: bulkOperationsGerman,
  capTable: capTableGerman,
  capitalization: capitalizationGerman,
  claim: claimGerman,
  contacts: contactsGerman,
  dashboard: dashboardGerman,
  delegates: delegatesGerman,
  distributions: distributionsGerman,
  distributors: distributorsGerman,
  documents: documentsGerman,
  holding: holdingGerman,
  holdings: holdingsGerman,
  integrations: integrationsGerman,
  invest: investGerman,
  investorRecords: investorRecordsGerman,
  issuanceRequests: issuanceRequestsGerman,
  issuers: issuersGerman,
  mails: mailsGerman,
  offerWall: offerWallGerman,
  onboarding: onboardingGerman,
  paperReviews: paperReviewsGerman,
  papers: papersGerman,
  payments: paymentsGerman,
  platformTypes: platformTypesGerman,
  portfolio: portfolioGerman,
  profiles: profilesGerman,
  qualificationAnswers: qualificationAnswersGerman,
  questions: questionsGerman,
  receivedPayments: receivedPaymentsGerman,
  reportOffers: reportOffersGerman,
  reports: reportsGerman,
  rounds: roundsGerman,
  securities: securitiesGerman,
  security: securityGerman,
  settings: settingsGerman,
  signing: signingGerman,
  signingFields: signingFieldsGerman,
  signingTemplates: signingTemplatesGerman,
  stepForms: stepFormsGerman,
  steps: stepsGerman,
  terms: termsGerman,
  tokens: tokensGerman,
  transactions: transactionsGerman,
  uploads: uploadsGerman,
  vendorRecords: vendorRecordsGerman,
  wallet: walletGerman,
  webhooks: webhooksGerman,
}
