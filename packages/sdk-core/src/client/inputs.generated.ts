/** All input for the `acceptTerms` mutation. */
export type AcceptTermsInput = {
  termsId?: string | null | undefined;
};

/** A filter to be used against `Account` object types. All fields are combined with a logical ‘and.’ */
export type AccountFilter = {
  /** Filter by the object’s `accountIntegrationsByAccountId` relation. */
  accountIntegrationsByAccountId?: AccountToManyAccountIntegrationFilter | null | undefined;
  /** Some related `accountIntegrationsByAccountId` exist. */
  accountIntegrationsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `accreditationByInvestorId` relation. */
  accreditationByInvestorId?: AccreditationFilter | null | undefined;
  /** A related `accreditationByInvestorId` exists. */
  accreditationByInvestorIdExists?: boolean | null | undefined;
  /** Filter by the object’s `addressesByAccountId` relation. */
  addressesByAccountId?: AccountToManyAddressFilter | null | undefined;
  /** Some related `addressesByAccountId` exist. */
  addressesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationOfferingLinksByAgentId` relation. */
  allocationOfferingLinksByAgentId?: AccountToManyAllocationOfferingLinkFilter | null | undefined;
  /** Some related `allocationOfferingLinksByAgentId` exist. */
  allocationOfferingLinksByAgentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationOfferingLinksByIssuerId` relation. */
  allocationOfferingLinksByIssuerId?: AccountToManyAllocationOfferingLinkFilter | null | undefined;
  /** Some related `allocationOfferingLinksByIssuerId` exist. */
  allocationOfferingLinksByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationOfferingLinksByOwnerId` relation. */
  allocationOfferingLinksByOwnerId?: AccountToManyAllocationOfferingLinkFilter | null | undefined;
  /** Some related `allocationOfferingLinksByOwnerId` exist. */
  allocationOfferingLinksByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationsByIssuerId` relation. */
  allocationsByIssuerId?: AccountToManyAllocationFilter | null | undefined;
  /** Some related `allocationsByIssuerId` exist. */
  allocationsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationsByOwnerId` relation. */
  allocationsByOwnerId?: AccountToManyAllocationFilter | null | undefined;
  /** Some related `allocationsByOwnerId` exist. */
  allocationsByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationsVestingSchedulesByIssuerId` relation. */
  allocationsVestingSchedulesByIssuerId?: AccountToManyAllocationsVestingScheduleFilter | null | undefined;
  /** Some related `allocationsVestingSchedulesByIssuerId` exist. */
  allocationsVestingSchedulesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationsVestingSchedulesByOwnerId` relation. */
  allocationsVestingSchedulesByOwnerId?: AccountToManyAllocationsVestingScheduleFilter | null | undefined;
  /** Some related `allocationsVestingSchedulesByOwnerId` exist. */
  allocationsVestingSchedulesByOwnerIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AccountFilter> | null | undefined;
  /** Filter by the object’s `assetsByIssuerId` relation. */
  assetsByIssuerId?: AccountToManyAssetFilter | null | undefined;
  /** Some related `assetsByIssuerId` exist. */
  assetsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `blockchainAddressesByAccountId` relation. */
  blockchainAddressesByAccountId?: AccountToManyBlockchainAddressFilter | null | undefined;
  /** Some related `blockchainAddressesByAccountId` exist. */
  blockchainAddressesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `brokerAllocationsByBrokerId` relation. */
  brokerAllocationsByBrokerId?: AccountToManyBrokerAllocationFilter | null | undefined;
  /** Some related `brokerAllocationsByBrokerId` exist. */
  brokerAllocationsByBrokerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `brokerAllocationsByIssuerId` relation. */
  brokerAllocationsByIssuerId?: AccountToManyBrokerAllocationFilter | null | undefined;
  /** Some related `brokerAllocationsByIssuerId` exist. */
  brokerAllocationsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `bulkOperationRowsByAccountId` relation. */
  bulkOperationRowsByAccountId?: AccountToManyBulkOperationRowFilter | null | undefined;
  /** Some related `bulkOperationRowsByAccountId` exist. */
  bulkOperationRowsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `bulkOperationsByAccountId` relation. */
  bulkOperationsByAccountId?: AccountToManyBulkOperationFilter | null | undefined;
  /** Some related `bulkOperationsByAccountId` exist. */
  bulkOperationsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `capitalDeploymentsByIssuerId` relation. */
  capitalDeploymentsByIssuerId?: AccountToManyCapitalDeploymentFilter | null | undefined;
  /** Some related `capitalDeploymentsByIssuerId` exist. */
  capitalDeploymentsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `contactName` field. */
  contactName?: StringFilter | null | undefined;
  /** Filter by the object’s `contractsByIssuerId` relation. */
  contractsByIssuerId?: AccountToManyContractFilter | null | undefined;
  /** Some related `contractsByIssuerId` exist. */
  contractsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `countryByJurisdiction` relation. */
  countryByJurisdiction?: CountryFilter | null | undefined;
  /** A related `countryByJurisdiction` exists. */
  countryByJurisdictionExists?: boolean | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `custodian` field. */
  custodian?: StringFilter | null | undefined;
  /** Filter by the object’s `customersByAccountId` relation. */
  customersByAccountId?: AccountToManyCustomerFilter | null | undefined;
  /** Some related `customersByAccountId` exist. */
  customersByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `customersByInvestorId` relation. */
  customersByInvestorId?: AccountToManyCustomerFilter | null | undefined;
  /** Some related `customersByInvestorId` exist. */
  customersByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionsByAgentId` relation. */
  distributionsByAgentId?: AccountToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByAgentId` exist. */
  distributionsByAgentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionsByInvestorId` relation. */
  distributionsByInvestorId?: AccountToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByInvestorId` exist. */
  distributionsByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionsByIssuerId` relation. */
  distributionsByIssuerId?: AccountToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByIssuerId` exist. */
  distributionsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionsByOwnerId` relation. */
  distributionsByOwnerId?: AccountToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByOwnerId` exist. */
  distributionsByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `documentsByUploadedBy` relation. */
  documentsByUploadedBy?: AccountToManyDocumentFilter | null | undefined;
  /** Some related `documentsByUploadedBy` exist. */
  documentsByUploadedByExist?: boolean | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `embedKeysByAccountId` relation. */
  embedKeysByAccountId?: AccountToManyEmbedKeyFilter | null | undefined;
  /** Some related `embedKeysByAccountId` exist. */
  embedKeysByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `holdingsByBrokerId` relation. */
  holdingsByBrokerId?: AccountToManyHoldingFilter | null | undefined;
  /** Some related `holdingsByBrokerId` exist. */
  holdingsByBrokerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `holdingsByInvestorId` relation. */
  holdingsByInvestorId?: AccountToManyHoldingFilter | null | undefined;
  /** Some related `holdingsByInvestorId` exist. */
  holdingsByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `holdingsByIssuerId` relation. */
  holdingsByIssuerId?: AccountToManyHoldingFilter | null | undefined;
  /** Some related `holdingsByIssuerId` exist. */
  holdingsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `importRowsByAccountId` relation. */
  importRowsByAccountId?: AccountToManyImportRowFilter | null | undefined;
  /** Some related `importRowsByAccountId` exist. */
  importRowsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `importsByAccountId` relation. */
  importsByAccountId?: AccountToManyImportFilter | null | undefined;
  /** Some related `importsByAccountId` exist. */
  importsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `instancedAccountInformationsByAccountId` relation. */
  instancedAccountInformationsByAccountId?: AccountToManyInstancedAccountInformationFilter | null | undefined;
  /** Some related `instancedAccountInformationsByAccountId` exist. */
  instancedAccountInformationsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `instancedAccountInformationsByInvestorId` relation. */
  instancedAccountInformationsByInvestorId?: AccountToManyInstancedAccountInformationFilter | null | undefined;
  /** Some related `instancedAccountInformationsByInvestorId` exist. */
  instancedAccountInformationsByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `investorAccountTypeByInvestorType` relation. */
  investorAccountTypeByInvestorType?: InvestorAccountTypeFilter | null | undefined;
  /** A related `investorAccountTypeByInvestorType` exists. */
  investorAccountTypeByInvestorTypeExists?: boolean | null | undefined;
  /** Filter by the object’s `investorType` field. */
  investorType?: StringFilter | null | undefined;
  /** Filter by the object’s `issuanceRequestsByAgentId` relation. */
  issuanceRequestsByAgentId?: AccountToManyIssuanceRequestFilter | null | undefined;
  /** Some related `issuanceRequestsByAgentId` exist. */
  issuanceRequestsByAgentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `issuanceRequestsByIssuerId` relation. */
  issuanceRequestsByIssuerId?: AccountToManyIssuanceRequestFilter | null | undefined;
  /** Some related `issuanceRequestsByIssuerId` exist. */
  issuanceRequestsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `jurisdiction` field. */
  jurisdiction?: IntFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesByBrokerId` relation. */
  ledgerEntriesByBrokerId?: AccountToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByBrokerId` exist. */
  ledgerEntriesByBrokerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `ledgerEntriesByInvestorId` relation. */
  ledgerEntriesByInvestorId?: AccountToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByInvestorId` exist. */
  ledgerEntriesByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `ledgerEntriesByIssuerId` relation. */
  ledgerEntriesByIssuerId?: AccountToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByIssuerId` exist. */
  ledgerEntriesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `legalName` field. */
  legalName?: StringFilter | null | undefined;
  /** Filter by the object’s `listingsByAtsId` relation. */
  listingsByAtsId?: AccountToManyListingFilter | null | undefined;
  /** Some related `listingsByAtsId` exist. */
  listingsByAtsIdExist?: boolean | null | undefined;
  /** Filter by the object’s `managedAccountsByAccountId` relation. */
  managedAccountsByAccountId?: AccountToManyManagedAccountFilter | null | undefined;
  /** Some related `managedAccountsByAccountId` exist. */
  managedAccountsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `managedAccountsByEntityId` relation. */
  managedAccountsByEntityId?: AccountToManyManagedAccountFilter | null | undefined;
  /** Some related `managedAccountsByEntityId` exist. */
  managedAccountsByEntityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateQuestionSetsByAccountId` relation. */
  mappedSigningTemplateQuestionSetsByAccountId?: AccountToManyMappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `mappedSigningTemplateQuestionSetsByAccountId` exist. */
  mappedSigningTemplateQuestionSetsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `mappedSigningTemplatesByAccountId` relation. */
  mappedSigningTemplatesByAccountId?: AccountToManyMappedSigningTemplateFilter | null | undefined;
  /** Some related `mappedSigningTemplatesByAccountId` exist. */
  mappedSigningTemplatesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AccountFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionJoinsByAccountId` relation. */
  onboardingQuestionJoinsByAccountId?: AccountToManyOnboardingQuestionJoinFilter | null | undefined;
  /** Some related `onboardingQuestionJoinsByAccountId` exist. */
  onboardingQuestionJoinsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `onboardingQuestionSetsByAccountId` relation. */
  onboardingQuestionSetsByAccountId?: AccountToManyOnboardingQuestionSetFilter | null | undefined;
  /** Some related `onboardingQuestionSetsByAccountId` exist. */
  onboardingQuestionSetsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `onboardingQuestionsByAccountId` relation. */
  onboardingQuestionsByAccountId?: AccountToManyOnboardingQuestionFilter | null | undefined;
  /** Some related `onboardingQuestionsByAccountId` exist. */
  onboardingQuestionsByAccountIdExist?: boolean | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AccountFilter> | null | undefined;
  /** Filter by the object’s `partiesByAccountId` relation. */
  partiesByAccountId?: AccountToManyPartyFilter | null | undefined;
  /** Some related `partiesByAccountId` exist. */
  partiesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `paymentAccountsByAccountId` relation. */
  paymentAccountsByAccountId?: AccountToManyPaymentAccountFilter | null | undefined;
  /** Some related `paymentAccountsByAccountId` exist. */
  paymentAccountsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `paymentInstrumentsByAccountId` relation. */
  paymentInstrumentsByAccountId?: AccountToManyPaymentInstrumentFilter | null | undefined;
  /** Some related `paymentInstrumentsByAccountId` exist. */
  paymentInstrumentsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `paymentIssuersByAccountId` relation. */
  paymentIssuersByAccountId?: AccountToManyPaymentIssuerFilter | null | undefined;
  /** Some related `paymentIssuersByAccountId` exist. */
  paymentIssuersByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `paymentMethodsByAccountId` relation. */
  paymentMethodsByAccountId?: AccountToManyPaymentMethodFilter | null | undefined;
  /** Some related `paymentMethodsByAccountId` exist. */
  paymentMethodsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `processesByInvestorId` relation. */
  processesByInvestorId?: AccountToManyProcessFilter | null | undefined;
  /** Some related `processesByInvestorId` exist. */
  processesByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `processesByIssuerId` relation. */
  processesByIssuerId?: AccountToManyProcessFilter | null | undefined;
  /** Some related `processesByIssuerId` exist. */
  processesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `processesByOwnerId` relation. */
  processesByOwnerId?: AccountToManyProcessFilter | null | undefined;
  /** Some related `processesByOwnerId` exist. */
  processesByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `receivedPaymentPartsByOwnerId` relation. */
  receivedPaymentPartsByOwnerId?: AccountToManyReceivedPaymentPartFilter | null | undefined;
  /** Some related `receivedPaymentPartsByOwnerId` exist. */
  receivedPaymentPartsByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `receivedPaymentsByOwnerId` relation. */
  receivedPaymentsByOwnerId?: AccountToManyReceivedPaymentFilter | null | undefined;
  /** Some related `receivedPaymentsByOwnerId` exist. */
  receivedPaymentsByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `reportRunsByAccountId` relation. */
  reportRunsByAccountId?: AccountToManyReportRunFilter | null | undefined;
  /** Some related `reportRunsByAccountId` exist. */
  reportRunsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `roundsByIssuerId` relation. */
  roundsByIssuerId?: AccountToManyRoundFilter | null | undefined;
  /** Some related `roundsByIssuerId` exist. */
  roundsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `securitiesByIssuerId` relation. */
  securitiesByIssuerId?: AccountToManySecurityFilter | null | undefined;
  /** Some related `securitiesByIssuerId` exist. */
  securitiesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `securitySettingByAccountId` relation. */
  securitySettingByAccountId?: SecuritySettingFilter | null | undefined;
  /** A related `securitySettingByAccountId` exists. */
  securitySettingByAccountIdExists?: boolean | null | undefined;
  /** Filter by the object’s `sentSigningDocumentsByAccountId` relation. */
  sentSigningDocumentsByAccountId?: AccountToManySentSigningDocumentFilter | null | undefined;
  /** Some related `sentSigningDocumentsByAccountId` exist. */
  sentSigningDocumentsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `sentSigningDocumentsByRecipientId` relation. */
  sentSigningDocumentsByRecipientId?: AccountToManySentSigningDocumentFilter | null | undefined;
  /** Some related `sentSigningDocumentsByRecipientId` exist. */
  sentSigningDocumentsByRecipientIdExist?: boolean | null | undefined;
  /** Filter by the object’s `setup` field. */
  setup?: BooleanFilter | null | undefined;
  /** Filter by the object’s `signingAccountsByAccountId` relation. */
  signingAccountsByAccountId?: AccountToManySigningAccountFilter | null | undefined;
  /** Some related `signingAccountsByAccountId` exist. */
  signingAccountsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingDocumentsByAccountId` relation. */
  signingDocumentsByAccountId?: AccountToManySigningDocumentFilter | null | undefined;
  /** Some related `signingDocumentsByAccountId` exist. */
  signingDocumentsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingFieldsByAccountId` relation. */
  signingFieldsByAccountId?: AccountToManySigningFieldFilter | null | undefined;
  /** Some related `signingFieldsByAccountId` exist. */
  signingFieldsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingRolesByAccountId` relation. */
  signingRolesByAccountId?: AccountToManySigningRoleFilter | null | undefined;
  /** Some related `signingRolesByAccountId` exist. */
  signingRolesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingTemplatesByAccountId` relation. */
  signingTemplatesByAccountId?: AccountToManySigningTemplateFilter | null | undefined;
  /** Some related `signingTemplatesByAccountId` exist. */
  signingTemplatesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `slug` field. */
  slug?: StringFilter | null | undefined;
  /** Filter by the object’s `stepsByInvestorId` relation. */
  stepsByInvestorId?: AccountToManyStepFilter | null | undefined;
  /** Some related `stepsByInvestorId` exist. */
  stepsByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `stepsByIssuerId` relation. */
  stepsByIssuerId?: AccountToManyStepFilter | null | undefined;
  /** Some related `stepsByIssuerId` exist. */
  stepsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `stepsByOwnerId` relation. */
  stepsByOwnerId?: AccountToManyStepFilter | null | undefined;
  /** Some related `stepsByOwnerId` exist. */
  stepsByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `supportEmail` field. */
  supportEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `tokensByIssuerId` relation. */
  tokensByIssuerId?: AccountToManyTokenFilter | null | undefined;
  /** Some related `tokensByIssuerId` exist. */
  tokensByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `tradesByAtsId` relation. */
  tradesByAtsId?: AccountToManyTradeFilter | null | undefined;
  /** Some related `tradesByAtsId` exist. */
  tradesByAtsIdExist?: boolean | null | undefined;
  /** Filter by the object’s `tradesByIssuerId` relation. */
  tradesByIssuerId?: AccountToManyTradeFilter | null | undefined;
  /** Some related `tradesByIssuerId` exist. */
  tradesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `transactionsByBrokerId` relation. */
  transactionsByBrokerId?: AccountToManyTransactionFilter | null | undefined;
  /** Some related `transactionsByBrokerId` exist. */
  transactionsByBrokerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `transactionsByIssuerId` relation. */
  transactionsByIssuerId?: AccountToManyTransactionFilter | null | undefined;
  /** Some related `transactionsByIssuerId` exist. */
  transactionsByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `transfersByIssuerId` relation. */
  transfersByIssuerId?: AccountToManyTransferFilter | null | undefined;
  /** Some related `transfersByIssuerId` exist. */
  transfersByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `twitterHandle` field. */
  twitterHandle?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `url` field. */
  url?: StringFilter | null | undefined;
  /** Filter by the object’s `usersAccountsByAccountId` relation. */
  usersAccountsByAccountId?: AccountToManyUsersAccountFilter | null | undefined;
  /** Some related `usersAccountsByAccountId` exist. */
  usersAccountsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vendorAgentsByAccountId` relation. */
  vendorAgentsByAccountId?: AccountToManyVendorAgentFilter | null | undefined;
  /** Some related `vendorAgentsByAccountId` exist. */
  vendorAgentsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vendorAgentsByAgentId` relation. */
  vendorAgentsByAgentId?: AccountToManyVendorAgentFilter | null | undefined;
  /** Some related `vendorAgentsByAgentId` exist. */
  vendorAgentsByAgentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vendorConsentsByInvestorId` relation. */
  vendorConsentsByInvestorId?: AccountToManyVendorConsentFilter | null | undefined;
  /** Some related `vendorConsentsByInvestorId` exist. */
  vendorConsentsByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vendorConsentsByVendorId` relation. */
  vendorConsentsByVendorId?: AccountToManyVendorConsentFilter | null | undefined;
  /** Some related `vendorConsentsByVendorId` exist. */
  vendorConsentsByVendorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vendorDefaultEmailPreferenceByAccountId` relation. */
  vendorDefaultEmailPreferenceByAccountId?: VendorDefaultEmailPreferenceFilter | null | undefined;
  /** A related `vendorDefaultEmailPreferenceByAccountId` exists. */
  vendorDefaultEmailPreferenceByAccountIdExists?: boolean | null | undefined;
  /** Filter by the object’s `vendorQualificationsByAccountId` relation. */
  vendorQualificationsByAccountId?: AccountToManyVendorQualificationFilter | null | undefined;
  /** Some related `vendorQualificationsByAccountId` exist. */
  vendorQualificationsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
  /** Filter by the object’s `vestingSchedulesByInvestorId` relation. */
  vestingSchedulesByInvestorId?: AccountToManyVestingScheduleFilter | null | undefined;
  /** Some related `vestingSchedulesByInvestorId` exist. */
  vestingSchedulesByInvestorIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vestingSchedulesByIssuerId` relation. */
  vestingSchedulesByIssuerId?: AccountToManyVestingScheduleFilter | null | undefined;
  /** Some related `vestingSchedulesByIssuerId` exist. */
  vestingSchedulesByIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `vestingSchedulesByOwnerId` relation. */
  vestingSchedulesByOwnerId?: AccountToManyVestingScheduleFilter | null | undefined;
  /** Some related `vestingSchedulesByOwnerId` exist. */
  vestingSchedulesByOwnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookAttemptsByAccountId` relation. */
  webhookAttemptsByAccountId?: AccountToManyWebhookAttemptFilter | null | undefined;
  /** Some related `webhookAttemptsByAccountId` exist. */
  webhookAttemptsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookDeliveriesByAccountId` relation. */
  webhookDeliveriesByAccountId?: AccountToManyWebhookDeliveryFilter | null | undefined;
  /** Some related `webhookDeliveriesByAccountId` exist. */
  webhookDeliveriesByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookEndpointsByAccountId` relation. */
  webhookEndpointsByAccountId?: AccountToManyWebhookEndpointFilter | null | undefined;
  /** Some related `webhookEndpointsByAccountId` exist. */
  webhookEndpointsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookEventsByAccountId` relation. */
  webhookEventsByAccountId?: AccountToManyWebhookEventFilter | null | undefined;
  /** Some related `webhookEventsByAccountId` exist. */
  webhookEventsByAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookSecretsByAccountId` relation. */
  webhookSecretsByAccountId?: AccountToManyWebhookSecretFilter | null | undefined;
  /** Some related `webhookSecretsByAccountId` exist. */
  webhookSecretsByAccountIdExist?: boolean | null | undefined;
};

/** A filter to be used against `AccountIntegration` object types. All fields are combined with a logical ‘and.’ */
export type AccountIntegrationFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AccountIntegrationFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `integrationByIntegrationId` relation. */
  integrationByIntegrationId?: IntegrationFilter | null | undefined;
  /** Filter by the object’s `integrationId` field. */
  integrationId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AccountIntegrationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AccountIntegrationFilter> | null | undefined;
  /** Filter by the object’s `processByProcessId` relation. */
  processByProcessId?: ProcessFilter | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `Account`. Fields that are set will be updated. */
export type AccountPatch = {
  /** The person to ask. Of an issuer or a broker, accounts with a relation to it read the name with its email and support email. */
  contactName?: string | null | undefined;
  /** The bank or trust company of a retirement account; null for other accounts, and when it is not known. */
  custodian?: string | null | undefined;
  /** The email address of the account, by which it is also claimed. */
  email?: string | null | undefined;
  name?: string | null | undefined;
  supportEmail?: string | null | undefined;
  /** 1 to 15 letters, digits or underscores. */
  twitterHandle?: string | null | undefined;
  /** Its website; kept as https. */
  url?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `AccountIntegration` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAccountIntegrationFilter = {
  /** Every related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AccountIntegrationFilter | null | undefined;
  /** No related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AccountIntegrationFilter | null | undefined;
  /** Some related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AccountIntegrationFilter | null | undefined;
};

/** A filter to be used against many `Address` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAddressFilter = {
  /** Every related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AddressFilter | null | undefined;
  /** No related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AddressFilter | null | undefined;
  /** Some related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AddressFilter | null | undefined;
};

/** A filter to be used against many `Allocation` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAllocationFilter = {
  /** Every related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationFilter | null | undefined;
  /** No related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationFilter | null | undefined;
  /** Some related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationFilter | null | undefined;
};

/** A filter to be used against many `AllocationOfferingLink` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAllocationOfferingLinkFilter = {
  /** Every related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationOfferingLinkFilter | null | undefined;
  /** No related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationOfferingLinkFilter | null | undefined;
  /** Some related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationOfferingLinkFilter | null | undefined;
};

/** A filter to be used against many `AllocationsVestingSchedule` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAllocationsVestingScheduleFilter = {
  /** Every related `AllocationsVestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationsVestingScheduleFilter | null | undefined;
  /** No related `AllocationsVestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationsVestingScheduleFilter | null | undefined;
  /** Some related `AllocationsVestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationsVestingScheduleFilter | null | undefined;
};

/** A filter to be used against many `Asset` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyAssetFilter = {
  /** Every related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AssetFilter | null | undefined;
  /** No related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AssetFilter | null | undefined;
  /** Some related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AssetFilter | null | undefined;
};

/** A filter to be used against many `BlockchainAddress` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyBlockchainAddressFilter = {
  /** Every related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BlockchainAddressFilter | null | undefined;
  /** No related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BlockchainAddressFilter | null | undefined;
  /** Some related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BlockchainAddressFilter | null | undefined;
};

/** A filter to be used against many `BrokerAllocation` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyBrokerAllocationFilter = {
  /** Every related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BrokerAllocationFilter | null | undefined;
  /** No related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BrokerAllocationFilter | null | undefined;
  /** Some related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BrokerAllocationFilter | null | undefined;
};

/** A filter to be used against many `BulkOperation` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyBulkOperationFilter = {
  /** Every related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BulkOperationFilter | null | undefined;
  /** No related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BulkOperationFilter | null | undefined;
  /** Some related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BulkOperationFilter | null | undefined;
};

/** A filter to be used against many `BulkOperationRow` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyBulkOperationRowFilter = {
  /** Every related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BulkOperationRowFilter | null | undefined;
  /** No related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BulkOperationRowFilter | null | undefined;
  /** Some related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BulkOperationRowFilter | null | undefined;
};

/** A filter to be used against many `CapitalDeployment` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyCapitalDeploymentFilter = {
  /** Every related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CapitalDeploymentFilter | null | undefined;
  /** No related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CapitalDeploymentFilter | null | undefined;
  /** Some related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CapitalDeploymentFilter | null | undefined;
};

/** A filter to be used against many `Contract` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyContractFilter = {
  /** Every related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContractFilter | null | undefined;
  /** No related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContractFilter | null | undefined;
  /** Some related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContractFilter | null | undefined;
};

/** A filter to be used against many `Customer` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyCustomerFilter = {
  /** Every related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CustomerFilter | null | undefined;
  /** No related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CustomerFilter | null | undefined;
  /** Some related `Customer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CustomerFilter | null | undefined;
};

/** A filter to be used against many `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyDistributionFilter = {
  /** Every related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionFilter | null | undefined;
  /** No related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionFilter | null | undefined;
  /** Some related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionFilter | null | undefined;
};

/** A filter to be used against many `Document` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyDocumentFilter = {
  /** Every related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DocumentFilter | null | undefined;
  /** No related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DocumentFilter | null | undefined;
  /** Some related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DocumentFilter | null | undefined;
};

/** A filter to be used against many `EmbedKey` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyEmbedKeyFilter = {
  /** Every related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: EmbedKeyFilter | null | undefined;
  /** No related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: EmbedKeyFilter | null | undefined;
  /** Some related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: EmbedKeyFilter | null | undefined;
};

/** A filter to be used against many `Holding` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyHoldingFilter = {
  /** Every related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: HoldingFilter | null | undefined;
  /** No related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: HoldingFilter | null | undefined;
  /** Some related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: HoldingFilter | null | undefined;
};

/** A filter to be used against many `Import` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyImportFilter = {
  /** Every related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ImportFilter | null | undefined;
  /** No related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ImportFilter | null | undefined;
  /** Some related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ImportFilter | null | undefined;
};

/** A filter to be used against many `ImportRow` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyImportRowFilter = {
  /** Every related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ImportRowFilter | null | undefined;
  /** No related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ImportRowFilter | null | undefined;
  /** Some related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ImportRowFilter | null | undefined;
};

/** A filter to be used against many `InstancedAccountInformation` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyInstancedAccountInformationFilter = {
  /** Every related `InstancedAccountInformation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: InstancedAccountInformationFilter | null | undefined;
  /** No related `InstancedAccountInformation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: InstancedAccountInformationFilter | null | undefined;
  /** Some related `InstancedAccountInformation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: InstancedAccountInformationFilter | null | undefined;
};

/** A filter to be used against many `IssuanceRequest` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyIssuanceRequestFilter = {
  /** Every related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: IssuanceRequestFilter | null | undefined;
  /** No related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: IssuanceRequestFilter | null | undefined;
  /** Some related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: IssuanceRequestFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against many `Listing` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyListingFilter = {
  /** Every related `Listing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ListingFilter | null | undefined;
  /** No related `Listing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ListingFilter | null | undefined;
  /** Some related `Listing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ListingFilter | null | undefined;
};

/** A filter to be used against many `ManagedAccount` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyManagedAccountFilter = {
  /** Every related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ManagedAccountFilter | null | undefined;
  /** No related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ManagedAccountFilter | null | undefined;
  /** Some related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ManagedAccountFilter | null | undefined;
};

/** A filter to be used against many `MappedSigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyMappedSigningTemplateFilter = {
  /** Every related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateFilter | null | undefined;
  /** No related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateFilter | null | undefined;
  /** Some related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateFilter | null | undefined;
};

/** A filter to be used against many `MappedSigningTemplateQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyMappedSigningTemplateQuestionSetFilter = {
  /** Every related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** No related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateQuestionSetFilter | null | undefined;
};

/** A filter to be used against many `OnboardingQuestion` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyOnboardingQuestionFilter = {
  /** Every related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionFilter | null | undefined;
  /** No related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionFilter | null | undefined;
  /** Some related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionFilter | null | undefined;
};

/** A filter to be used against many `OnboardingQuestionJoin` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyOnboardingQuestionJoinFilter = {
  /** Every related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionJoinFilter | null | undefined;
  /** No related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionJoinFilter | null | undefined;
  /** Some related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionJoinFilter | null | undefined;
};

/** A filter to be used against many `OnboardingQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyOnboardingQuestionSetFilter = {
  /** Every related `OnboardingQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionSetFilter | null | undefined;
  /** No related `OnboardingQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionSetFilter | null | undefined;
  /** Some related `OnboardingQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionSetFilter | null | undefined;
};

/** A filter to be used against many `Party` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyPartyFilter = {
  /** Every related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PartyFilter | null | undefined;
  /** No related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PartyFilter | null | undefined;
  /** Some related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PartyFilter | null | undefined;
};

/** A filter to be used against many `PaymentAccount` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyPaymentAccountFilter = {
  /** Every related `PaymentAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentAccountFilter | null | undefined;
  /** No related `PaymentAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentAccountFilter | null | undefined;
  /** Some related `PaymentAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentAccountFilter | null | undefined;
};

/** A filter to be used against many `PaymentInstrument` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyPaymentInstrumentFilter = {
  /** Every related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentInstrumentFilter | null | undefined;
  /** No related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentInstrumentFilter | null | undefined;
  /** Some related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentInstrumentFilter | null | undefined;
};

/** A filter to be used against many `PaymentIssuer` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyPaymentIssuerFilter = {
  /** Every related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentIssuerFilter | null | undefined;
  /** No related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentIssuerFilter | null | undefined;
  /** Some related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentIssuerFilter | null | undefined;
};

/** A filter to be used against many `PaymentMethod` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyPaymentMethodFilter = {
  /** Every related `PaymentMethod` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentMethodFilter | null | undefined;
  /** No related `PaymentMethod` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentMethodFilter | null | undefined;
  /** Some related `PaymentMethod` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentMethodFilter | null | undefined;
};

/** A filter to be used against many `Process` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyProcessFilter = {
  /** Every related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ProcessFilter | null | undefined;
  /** No related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ProcessFilter | null | undefined;
  /** Some related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ProcessFilter | null | undefined;
};

/** A filter to be used against many `ReceivedPayment` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyReceivedPaymentFilter = {
  /** Every related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReceivedPaymentFilter | null | undefined;
  /** No related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReceivedPaymentFilter | null | undefined;
  /** Some related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReceivedPaymentFilter | null | undefined;
};

/** A filter to be used against many `ReceivedPaymentPart` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyReceivedPaymentPartFilter = {
  /** Every related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReceivedPaymentPartFilter | null | undefined;
  /** No related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReceivedPaymentPartFilter | null | undefined;
  /** Some related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReceivedPaymentPartFilter | null | undefined;
};

/** A filter to be used against many `ReportRun` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyReportRunFilter = {
  /** Every related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReportRunFilter | null | undefined;
  /** No related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReportRunFilter | null | undefined;
  /** Some related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReportRunFilter | null | undefined;
};

/** A filter to be used against many `Round` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyRoundFilter = {
  /** Every related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: RoundFilter | null | undefined;
  /** No related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: RoundFilter | null | undefined;
  /** Some related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: RoundFilter | null | undefined;
};

/** A filter to be used against many `Security` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySecurityFilter = {
  /** Every related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SecurityFilter | null | undefined;
  /** No related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SecurityFilter | null | undefined;
  /** Some related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SecurityFilter | null | undefined;
};

/** A filter to be used against many `SentSigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySentSigningDocumentFilter = {
  /** Every related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SentSigningDocumentFilter | null | undefined;
  /** No related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SentSigningDocumentFilter | null | undefined;
  /** Some related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SentSigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningAccount` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySigningAccountFilter = {
  /** Every related `SigningAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningAccountFilter | null | undefined;
  /** No related `SigningAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningAccountFilter | null | undefined;
  /** Some related `SigningAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningAccountFilter | null | undefined;
};

/** A filter to be used against many `SigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySigningDocumentFilter = {
  /** Every related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningDocumentFilter | null | undefined;
  /** No related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningDocumentFilter | null | undefined;
  /** Some related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningField` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySigningFieldFilter = {
  /** Every related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningFieldFilter | null | undefined;
  /** No related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningFieldFilter | null | undefined;
  /** Some related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningFieldFilter | null | undefined;
};

/** A filter to be used against many `SigningRole` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySigningRoleFilter = {
  /** Every related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningRoleFilter | null | undefined;
  /** No related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningRoleFilter | null | undefined;
  /** Some related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningRoleFilter | null | undefined;
};

/** A filter to be used against many `SigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManySigningTemplateFilter = {
  /** Every related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningTemplateFilter | null | undefined;
  /** No related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningTemplateFilter | null | undefined;
  /** Some related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningTemplateFilter | null | undefined;
};

/** A filter to be used against many `Step` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyStepFilter = {
  /** Every related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StepFilter | null | undefined;
  /** No related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StepFilter | null | undefined;
  /** Some related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StepFilter | null | undefined;
};

/** A filter to be used against many `Token` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyTokenFilter = {
  /** Every related `Token` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TokenFilter | null | undefined;
  /** No related `Token` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TokenFilter | null | undefined;
  /** Some related `Token` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TokenFilter | null | undefined;
};

/** A filter to be used against many `Trade` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyTradeFilter = {
  /** Every related `Trade` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TradeFilter | null | undefined;
  /** No related `Trade` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TradeFilter | null | undefined;
  /** Some related `Trade` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TradeFilter | null | undefined;
};

/** A filter to be used against many `Transaction` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyTransactionFilter = {
  /** Every related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TransactionFilter | null | undefined;
  /** No related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TransactionFilter | null | undefined;
  /** Some related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TransactionFilter | null | undefined;
};

/** A filter to be used against many `Transfer` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyTransferFilter = {
  /** Every related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TransferFilter | null | undefined;
  /** No related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TransferFilter | null | undefined;
  /** Some related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TransferFilter | null | undefined;
};

/** A filter to be used against many `UsersAccount` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyUsersAccountFilter = {
  /** Every related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: UsersAccountFilter | null | undefined;
  /** No related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: UsersAccountFilter | null | undefined;
  /** Some related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: UsersAccountFilter | null | undefined;
};

/** A filter to be used against many `VendorAgent` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyVendorAgentFilter = {
  /** Every related `VendorAgent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VendorAgentFilter | null | undefined;
  /** No related `VendorAgent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VendorAgentFilter | null | undefined;
  /** Some related `VendorAgent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VendorAgentFilter | null | undefined;
};

/** A filter to be used against many `VendorConsent` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyVendorConsentFilter = {
  /** Every related `VendorConsent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VendorConsentFilter | null | undefined;
  /** No related `VendorConsent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VendorConsentFilter | null | undefined;
  /** Some related `VendorConsent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VendorConsentFilter | null | undefined;
};

/** A filter to be used against many `VendorQualification` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyVendorQualificationFilter = {
  /** Every related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VendorQualificationFilter | null | undefined;
  /** No related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VendorQualificationFilter | null | undefined;
  /** Some related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VendorQualificationFilter | null | undefined;
};

/** A filter to be used against many `VestingSchedule` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyVestingScheduleFilter = {
  /** Every related `VestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VestingScheduleFilter | null | undefined;
  /** No related `VestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VestingScheduleFilter | null | undefined;
  /** Some related `VestingSchedule` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VestingScheduleFilter | null | undefined;
};

/** A filter to be used against many `WebhookAttempt` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyWebhookAttemptFilter = {
  /** Every related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookAttemptFilter | null | undefined;
  /** No related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookAttemptFilter | null | undefined;
  /** Some related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookAttemptFilter | null | undefined;
};

/** A filter to be used against many `WebhookDelivery` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyWebhookDeliveryFilter = {
  /** Every related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookDeliveryFilter | null | undefined;
  /** No related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookDeliveryFilter | null | undefined;
  /** Some related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookDeliveryFilter | null | undefined;
};

/** A filter to be used against many `WebhookEndpoint` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyWebhookEndpointFilter = {
  /** Every related `WebhookEndpoint` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookEndpointFilter | null | undefined;
  /** No related `WebhookEndpoint` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookEndpointFilter | null | undefined;
  /** Some related `WebhookEndpoint` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookEndpointFilter | null | undefined;
};

/** A filter to be used against many `WebhookEvent` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyWebhookEventFilter = {
  /** Every related `WebhookEvent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookEventFilter | null | undefined;
  /** No related `WebhookEvent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookEventFilter | null | undefined;
  /** Some related `WebhookEvent` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookEventFilter | null | undefined;
};

/** A filter to be used against many `WebhookSecret` object types. All fields are combined with a logical ‘and.’ */
export type AccountToManyWebhookSecretFilter = {
  /** Every related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookSecretFilter | null | undefined;
  /** No related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookSecretFilter | null | undefined;
  /** Some related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookSecretFilter | null | undefined;
};

/** A filter to be used against `Accreditation` object types. All fields are combined with a logical ‘and.’ */
export type AccreditationFilter = {
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AccreditationFilter> | null | undefined;
  /** Filter by the object’s `expiresOn` field. */
  expiresOn?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `method` field. */
  method?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AccreditationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AccreditationFilter> | null | undefined;
  /** Filter by the object’s `processByRenewalId` relation. */
  processByRenewalId?: ProcessFilter | null | undefined;
  /** A related `processByRenewalId` exists. */
  processByRenewalIdExists?: boolean | null | undefined;
  /** Filter by the object’s `renewalId` field. */
  renewalId?: UuidFilter | null | undefined;
  /** Filter by the object’s `verifiedOn` field. */
  verifiedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** All input for the `addEmailAddress` mutation. */
export type AddEmailAddressInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
};

/** A filter to be used against `Address` object types. All fields are combined with a logical ‘and.’ */
export type AddressFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** A related `accountByAccountId` exists. */
  accountByAccountIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AddressFilter> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `countryByCountryId` relation. */
  countryByCountryId?: CountryFilter | null | undefined;
  /** Filter by the object’s `countryId` field. */
  countryId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lineFour` field. */
  lineFour?: StringFilter | null | undefined;
  /** Filter by the object’s `lineOne` field. */
  lineOne?: StringFilter | null | undefined;
  /** Filter by the object’s `lineThree` field. */
  lineThree?: StringFilter | null | undefined;
  /** Filter by the object’s `lineTwo` field. */
  lineTwo?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AddressFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AddressFilter> | null | undefined;
  /** Filter by the object’s `partyByPartyId` relation. */
  partyByPartyId?: PartyFilter | null | undefined;
  /** A related `partyByPartyId` exists. */
  partyByPartyIdExists?: boolean | null | undefined;
  /** Filter by the object’s `partyId` field. */
  partyId?: UuidFilter | null | undefined;
  /** Filter by the object’s `postalCode` field. */
  postalCode?: StringFilter | null | undefined;
  /** Filter by the object’s `province` field. */
  province?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `Address` */
export type AddressInput = {
  city: string;
  countryId: number;
  lineFour?: string | null | undefined;
  lineOne: string;
  lineThree?: string | null | undefined;
  lineTwo?: string | null | undefined;
  postalCode?: string | null | undefined;
  province: string;
  type: string;
};

/** Represents an update to a `Address`. Fields that are set will be updated. */
export type AddressPatch = {
  city?: string | null | undefined;
  countryId?: number | null | undefined;
  lineFour?: string | null | undefined;
  lineOne?: string | null | undefined;
  lineThree?: string | null | undefined;
  lineTwo?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `AllocationAnnotation` object types. All fields are combined with a logical ‘and.’ */
export type AllocationAnnotationFilter = {
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationAnnotationFilter> | null | undefined;
  /** Filter by the object’s `annotation` field. */
  annotation?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationAnnotationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationAnnotationFilter> | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `AllocationEmailPreference` object types. All fields are combined with a logical ‘and.’ */
export type AllocationEmailPreferenceFilter = {
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationEmailPreferenceFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationEmailPreferenceFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationEmailPreferenceFilter> | null | undefined;
  /** Filter by the object’s `sendDistribution` field. */
  sendDistribution?: BooleanFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `AllocationEmailPreference`. Fields that are set will be updated. */
export type AllocationEmailPreferencePatch = {
  /** True if an investor gets mail about a distribution made for them. */
  sendDistribution?: boolean | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `Allocation` object types. All fields are combined with a logical ‘and.’ */
export type AllocationFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `allocationAnnotationsByAllocationId` relation. */
  allocationAnnotationsByAllocationId?: AllocationToManyAllocationAnnotationFilter | null | undefined;
  /** Some related `allocationAnnotationsByAllocationId` exist. */
  allocationAnnotationsByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationEmailPreferenceByAllocationId` relation. */
  allocationEmailPreferenceByAllocationId?: AllocationEmailPreferenceFilter | null | undefined;
  /** A related `allocationEmailPreferenceByAllocationId` exists. */
  allocationEmailPreferenceByAllocationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `allocationOfferingLinksByAllocationId` relation. */
  allocationOfferingLinksByAllocationId?: AllocationToManyAllocationOfferingLinkFilter | null | undefined;
  /** Some related `allocationOfferingLinksByAllocationId` exist. */
  allocationOfferingLinksByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationQualificationsByAllocationId` relation. */
  allocationQualificationsByAllocationId?: AllocationToManyAllocationQualificationFilter | null | undefined;
  /** Some related `allocationQualificationsByAllocationId` exist. */
  allocationQualificationsByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allocationsVestingScheduleByAllocationId` relation. */
  allocationsVestingScheduleByAllocationId?: AllocationsVestingScheduleFilter | null | undefined;
  /** A related `allocationsVestingScheduleByAllocationId` exists. */
  allocationsVestingScheduleByAllocationIdExists?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressByBlockchainAddressId` relation. */
  blockchainAddressByBlockchainAddressId?: BlockchainAddressFilter | null | undefined;
  /** A related `blockchainAddressByBlockchainAddressId` exists. */
  blockchainAddressByBlockchainAddressIdExists?: boolean | null | undefined;
  /** Filter by the object’s `blockchainAddressId` field. */
  blockchainAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `bulkOperationsByAllocationId` relation. */
  bulkOperationsByAllocationId?: AllocationToManyBulkOperationFilter | null | undefined;
  /** Some related `bulkOperationsByAllocationId` exist. */
  bulkOperationsByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `closesOn` field. */
  closesOn?: DateFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionsByAllocationId` relation. */
  distributionsByAllocationId?: AllocationToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByAllocationId` exist. */
  distributionsByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `importsByAllocationId` relation. */
  importsByAllocationId?: AllocationToManyImportFilter | null | undefined;
  /** Some related `importsByAllocationId` exist. */
  importsByAllocationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `listed` field. */
  listed?: BooleanFilter | null | undefined;
  /** Filter by the object’s `managedUnits` field. */
  managedUnits?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `maxUnits` field. */
  maxUnits?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `minUnits` field. */
  minUnits?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationFilter | null | undefined;
  /** Filter by the object’s `opensOn` field. */
  opensOn?: DateFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `Allocation` */
export type AllocationInput = {
  /** The last open day, in UTC. */
  closesOn?: string | null | undefined;
  name: string;
  /** The first open day, in UTC. */
  opensOn?: string | null | undefined;
  roundId: string;
};

/** A filter to be used against `AllocationOfferingLink` object types. All fields are combined with a logical ‘and.’ */
export type AllocationOfferingLinkFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `agent` relation. */
  agent?: AccountFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationOfferingLinkFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationOfferingLinkFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationOfferingLinkFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `Allocation`. Fields that are set will be updated. */
export type AllocationPatch = {
  /** The last open day, in UTC. */
  closesOn?: string | null | undefined;
  name?: string | null | undefined;
  /** The first open day, in UTC. */
  opensOn?: string | null | undefined;
  /** drafted, open, active, closed or stale; in a stale allocation only the status can be changed. */
  status?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `AllocationQualification` object types. All fields are combined with a logical ‘and.’ */
export type AllocationQualificationFilter = {
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationQualificationFilter> | null | undefined;
  /** Filter by the object’s `executeOrder` field. */
  executeOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationQualificationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationQualificationFilter> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationByVendorQualificationId` relation. */
  vendorQualificationByVendorQualificationId?: VendorQualificationFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationId` field. */
  vendorQualificationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `AllocationQualification` */
export type AllocationQualificationInput = {
  allocationId: string;
  vendorQualificationId: string;
};

/** An input for mutations affecting `AllocationQualificationPatchRecord` */
export type AllocationQualificationPatchRecordInput = {
  /** Its new position, from 1 to n; the others move. */
  executeOrder?: number | null | undefined;
  /** The version on which the patch is based; another one is refused. */
  version?: string | null | undefined;
};

/** A filter to be used against many `AllocationAnnotation` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyAllocationAnnotationFilter = {
  /** Every related `AllocationAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationAnnotationFilter | null | undefined;
  /** No related `AllocationAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationAnnotationFilter | null | undefined;
  /** Some related `AllocationAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationAnnotationFilter | null | undefined;
};

/** A filter to be used against many `AllocationOfferingLink` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyAllocationOfferingLinkFilter = {
  /** Every related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationOfferingLinkFilter | null | undefined;
  /** No related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationOfferingLinkFilter | null | undefined;
  /** Some related `AllocationOfferingLink` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationOfferingLinkFilter | null | undefined;
};

/** A filter to be used against many `AllocationQualification` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyAllocationQualificationFilter = {
  /** Every related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationQualificationFilter | null | undefined;
  /** No related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationQualificationFilter | null | undefined;
  /** Some related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationQualificationFilter | null | undefined;
};

/** A filter to be used against many `BulkOperation` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyBulkOperationFilter = {
  /** Every related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BulkOperationFilter | null | undefined;
  /** No related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BulkOperationFilter | null | undefined;
  /** Some related `BulkOperation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BulkOperationFilter | null | undefined;
};

/** A filter to be used against many `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyDistributionFilter = {
  /** Every related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionFilter | null | undefined;
  /** No related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionFilter | null | undefined;
  /** Some related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionFilter | null | undefined;
};

/** A filter to be used against many `Import` object types. All fields are combined with a logical ‘and.’ */
export type AllocationToManyImportFilter = {
  /** Every related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ImportFilter | null | undefined;
  /** No related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ImportFilter | null | undefined;
  /** Some related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ImportFilter | null | undefined;
};

/** A filter to be used against `AllocationsVestingSchedule` object types. All fields are combined with a logical ‘and.’ */
export type AllocationsVestingScheduleFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AllocationsVestingScheduleFilter> | null | undefined;
  /** Filter by the object’s `automatic` field. */
  automatic?: BooleanFilter | null | undefined;
  /** Filter by the object’s `cliff` field. */
  cliff?: IntFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `duration` field. */
  duration?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: AllocationsVestingScheduleFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AllocationsVestingScheduleFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `periods` field. */
  periods?: IntFilter | null | undefined;
  /** Filter by the object’s `startsOn` field. */
  startsOn?: DateFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `AllocationsVestingSchedule`. Fields that are set will be updated. */
export type AllocationsVestingSchedulePatch = {
  /** True if the current period follows the calendar, in UTC. */
  automatic?: boolean | null | undefined;
  /** Periods before anything vests. */
  cliff?: number | null | undefined;
  periods?: number | null | undefined;
  startsOn?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** All input for the `approveIssuanceRequest` mutation. */
export type ApproveIssuanceRequestInput = {
  id: string;
};

/** A filter to be used against `Asset` object types. All fields are combined with a logical ‘and.’ */
export type AssetFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AssetFilter> | null | undefined;
  /** Filter by the object’s `assetTypeByType` relation. */
  assetTypeByType?: AssetTypeFilter | null | undefined;
  /** Filter by the object’s `authorizedTotal` field. */
  authorizedTotal?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issued` field. */
  issued?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AssetFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AssetFilter> | null | undefined;
  /** Filter by the object’s `roundsByAssetId` relation. */
  roundsByAssetId?: AssetToManyRoundFilter | null | undefined;
  /** Some related `roundsByAssetId` exist. */
  roundsByAssetIdExist?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `Asset` */
export type AssetInput = {
  /** The number of units that may exist. */
  authorizedTotal?: string | null | undefined;
  name: string;
  /** drafted, active, closed or stale, in any order. */
  status?: string | null | undefined;
  /** Debt or Fund; anything else is treated as equity. */
  type: string;
};

/** Represents an update to a `Asset`. Fields that are set will be updated. */
export type AssetPatch = {
  /** The number of units that may exist. */
  authorizedTotal?: string | null | undefined;
  name?: string | null | undefined;
  /** drafted, active, closed or stale, in any order. */
  status?: string | null | undefined;
  /** Debt or Fund; anything else is treated as equity. */
  type?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Round` object types. All fields are combined with a logical ‘and.’ */
export type AssetToManyRoundFilter = {
  /** Every related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: RoundFilter | null | undefined;
  /** No related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: RoundFilter | null | undefined;
  /** Some related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: RoundFilter | null | undefined;
};

/** A filter to be used against `AssetType` object types. All fields are combined with a logical ‘and.’ */
export type AssetTypeFilter = {
  /** Filter by the object’s `accountingType` field. */
  accountingType?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AssetTypeFilter> | null | undefined;
  /** Filter by the object’s `assetsByType` relation. */
  assetsByType?: AssetTypeToManyAssetFilter | null | undefined;
  /** Some related `assetsByType` exist. */
  assetsByTypeExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: AssetTypeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AssetTypeFilter> | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `AssetType` */
export type AssetTypeInput = {
  accountingType: string;
  type: string;
};

/** Represents an update to a `AssetType`. Fields that are set will be updated. */
export type AssetTypePatch = {
  accountingType?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Asset` object types. All fields are combined with a logical ‘and.’ */
export type AssetTypeToManyAssetFilter = {
  /** Every related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AssetFilter | null | undefined;
  /** No related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AssetFilter | null | undefined;
  /** Some related `Asset` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AssetFilter | null | undefined;
};

/** A filter to be used against BigFloat fields. All fields are combined with a logical ‘and.’ */
export type BigFloatFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against BigInt fields. All fields are combined with a logical ‘and.’ */
export type BigIntFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against `BlockchainAddress` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `address` field. */
  address?: StringFilter | null | undefined;
  /** Filter by the object’s `allocationsByBlockchainAddressId` relation. */
  allocationsByBlockchainAddressId?: BlockchainAddressToManyAllocationFilter | null | undefined;
  /** Some related `allocationsByBlockchainAddressId` exist. */
  allocationsByBlockchainAddressIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<BlockchainAddressFilter> | null | undefined;
  /** Filter by the object’s `capTableEntriesByBlockchainAddressId` relation. */
  capTableEntriesByBlockchainAddressId?: BlockchainAddressToManyCapTableEntryFilter | null | undefined;
  /** Some related `capTableEntriesByBlockchainAddressId` exist. */
  capTableEntriesByBlockchainAddressIdExist?: boolean | null | undefined;
  /** Filter by the object’s `chain` field. */
  chain?: StringFilter | null | undefined;
  /** Filter by the object’s `chainByChain` relation. */
  chainByChain?: ChainFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `holdingsByBlockchainAddressId` relation. */
  holdingsByBlockchainAddressId?: BlockchainAddressToManyHoldingFilter | null | undefined;
  /** Some related `holdingsByBlockchainAddressId` exist. */
  holdingsByBlockchainAddressIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesByBlockchainAddressId` relation. */
  ledgerEntriesByBlockchainAddressId?: BlockchainAddressToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByBlockchainAddressId` exist. */
  ledgerEntriesByBlockchainAddressIdExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: BlockchainAddressFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<BlockchainAddressFilter> | null | undefined;
  /** Filter by the object’s `securitiesByBlockchainAddressId` relation. */
  securitiesByBlockchainAddressId?: BlockchainAddressToManySecurityFilter | null | undefined;
  /** Some related `securitiesByBlockchainAddressId` exist. */
  securitiesByBlockchainAddressIdExist?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `Allocation` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressToManyAllocationFilter = {
  /** Every related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationFilter | null | undefined;
  /** No related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationFilter | null | undefined;
  /** Some related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationFilter | null | undefined;
};

/** A filter to be used against many `CapTableEntry` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressToManyCapTableEntryFilter = {
  /** Every related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CapTableEntryFilter | null | undefined;
  /** No related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CapTableEntryFilter | null | undefined;
  /** Some related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CapTableEntryFilter | null | undefined;
};

/** A filter to be used against many `Holding` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressToManyHoldingFilter = {
  /** Every related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: HoldingFilter | null | undefined;
  /** No related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: HoldingFilter | null | undefined;
  /** Some related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: HoldingFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against many `Security` object types. All fields are combined with a logical ‘and.’ */
export type BlockchainAddressToManySecurityFilter = {
  /** Every related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SecurityFilter | null | undefined;
  /** No related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SecurityFilter | null | undefined;
  /** Some related `Security` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SecurityFilter | null | undefined;
};

/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: boolean | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: boolean | null | undefined;
  /** Included in the specified list. */
  in?: Array<boolean> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: boolean | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: boolean | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: boolean | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<boolean> | null | undefined;
};

/** A filter to be used against `BrokerAllocation` object types. All fields are combined with a logical ‘and.’ */
export type BrokerAllocationFilter = {
  /** Filter by the object’s `accountByBrokerId` relation. */
  accountByBrokerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<BrokerAllocationFilter> | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `managedUnits` field. */
  managedUnits?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: BrokerAllocationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<BrokerAllocationFilter> | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `BrokerAllocation` */
export type BrokerAllocationInput = {
  brokerId: string;
  /** Units the broker may place; null: no limit of its own. */
  managedUnits?: string | null | undefined;
  roundId: string;
};

/** Represents an update to a `BrokerAllocation`. Fields that are set will be updated. */
export type BrokerAllocationPatch = {
  /** sent, until the broker has accepted or rejected it. */
  status?: string | null | undefined;
};

/** All input for the `bulkAllocation` mutation. */
export type BulkAllocationInput = {
  allocationId?: string | null | undefined;
  fileName?: string | null | undefined;
  importId?: string | null | undefined;
  leaveOutWrong?: boolean | null | undefined;
};

/** All input for the `bulkCustomers` mutation. */
export type BulkCustomersInput = {
  fileName?: string | null | undefined;
  importId?: string | null | undefined;
  leaveOutWrong?: boolean | null | undefined;
};

/** A filter to be used against `BulkOperation` object types. All fields are combined with a logical ‘and.’ */
export type BulkOperationFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<BulkOperationFilter> | null | undefined;
  /** Filter by the object’s `annotation` field. */
  annotation?: StringFilter | null | undefined;
  /** Filter by the object’s `askedBy` field. */
  askedBy?: StringFilter | null | undefined;
  /** Filter by the object’s `bulkOperationRowsByOperationId` relation. */
  bulkOperationRowsByOperationId?: BulkOperationToManyBulkOperationRowFilter | null | undefined;
  /** Some related `bulkOperationRowsByOperationId` exist. */
  bulkOperationRowsByOperationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `checkedOn` field. */
  checkedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `doneCount` field. */
  doneCount?: IntFilter | null | undefined;
  /** Filter by the object’s `endedOn` field. */
  endedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `keptCount` field. */
  keptCount?: IntFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Filter by the object’s `leftOutCount` field. */
  leftOutCount?: IntFilter | null | undefined;
  /** Filter by the object’s `newStatus` field. */
  newStatus?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: BulkOperationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<BulkOperationFilter> | null | undefined;
  /** Filter by the object’s `readyCount` field. */
  readyCount?: IntFilter | null | undefined;
  /** Filter by the object’s `refusedCount` field. */
  refusedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `rowCount` field. */
  rowCount?: IntFilter | null | undefined;
  /** Filter by the object’s `startedOn` field. */
  startedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `total` field. */
  total?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `uncheckedCount` field. */
  uncheckedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `undoUntil` field. */
  undoUntil?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `undoneCount` field. */
  undoneCount?: IntFilter | null | undefined;
  /** Filter by the object’s `undoneOn` field. */
  undoneOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `BulkOperationRow` object types. All fields are combined with a logical ‘and.’ */
export type BulkOperationRowFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<BulkOperationRowFilter> | null | undefined;
  /** Filter by the object’s `beforeStatus` field. */
  beforeStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `bulkOperationByOperationId` relation. */
  bulkOperationByOperationId?: BulkOperationFilter | null | undefined;
  /** Filter by the object’s `code` field. */
  code?: StringFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** A related `distributionByDistributionId` exists. */
  distributionByDistributionIdExists?: boolean | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: BulkOperationRowFilter | null | undefined;
  /** Filter by the object’s `operationId` field. */
  operationId?: UuidFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<BulkOperationRowFilter> | null | undefined;
  /** Filter by the object’s `outcome` field. */
  outcome?: StringFilter | null | undefined;
  /** Filter by the object’s `place` field. */
  place?: IntFilter | null | undefined;
  /** Filter by the object’s `problem` field. */
  problem?: StringFilter | null | undefined;
  /** Filter by the object’s `rank` field. */
  rank?: IntFilter | null | undefined;
  /** Filter by the object’s `triedOn` field. */
  triedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `versionBefore` field. */
  versionBefore?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `BulkOperationRow` object types. All fields are combined with a logical ‘and.’ */
export type BulkOperationToManyBulkOperationRowFilter = {
  /** Every related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BulkOperationRowFilter | null | undefined;
  /** No related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BulkOperationRowFilter | null | undefined;
  /** Some related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BulkOperationRowFilter | null | undefined;
};

/** A filter to be used against `CapTableEntry` object types. All fields are combined with a logical ‘and.’ */
export type CapTableEntryFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CapTableEntryFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressByBlockchainAddressId` relation. */
  blockchainAddressByBlockchainAddressId?: BlockchainAddressFilter | null | undefined;
  /** Filter by the object’s `blockchainAddressId` field. */
  blockchainAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: CapTableEntryFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CapTableEntryFilter> | null | undefined;
  /** Filter by the object’s `tokenByTokenId` relation. */
  tokenByTokenId?: TokenFilter | null | undefined;
  /** Filter by the object’s `tokenId` field. */
  tokenId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `CapTableRow` object types. All fields are combined with a logical ‘and.’ */
export type CapTableRowFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<CapTableRowFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorEmail` field. */
  investorEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorName` field. */
  investorName?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CapTableRowFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CapTableRowFilter> | null | undefined;
  /** Filter by the object’s `percent` field. */
  percent?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
};

/** Methods to use when ordering `CapTableRow`. */
export type CapTableRowsOrderBy =
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_EMAIL_ASC'
  | 'INVESTOR_EMAIL_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'INVESTOR_NAME_ASC'
  | 'INVESTOR_NAME_DESC'
  | 'NATURAL'
  | 'PERCENT_ASC'
  | 'PERCENT_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'UNITS_ASC'
  | 'UNITS_DESC';

/** A filter to be used against `CapitalDeployment` object types. All fields are combined with a logical ‘and.’ */
export type CapitalDeploymentFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CapitalDeploymentFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `currency` field. */
  currency?: IntFilter | null | undefined;
  /** Filter by the object’s `currencyByCurrency` relation. */
  currencyByCurrency?: CurrencyFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: CapitalDeploymentFilter | null | undefined;
  /** Filter by the object’s `note` field. */
  note?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CapitalDeploymentFilter> | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `CapitalDeployment` */
export type CapitalDeploymentInput = {
  /** Money, in its currency. */
  amount: string;
  currency?: number | null | undefined;
  note: string;
  /** The day the money went out. */
  paidOn: string;
  roundId: string;
};

/** Represents an update to a `CapitalDeployment`. Fields that are set will be updated. */
export type CapitalDeploymentPatch = {
  /** Money, in its currency. */
  amount?: string | null | undefined;
  note?: string | null | undefined;
  /** The day the money went out. */
  paidOn?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `Chain` object types. All fields are combined with a logical ‘and.’ */
export type ChainFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<ChainFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressesByChain` relation. */
  blockchainAddressesByChain?: ChainToManyBlockchainAddressFilter | null | undefined;
  /** Some related `blockchainAddressesByChain` exist. */
  blockchainAddressesByChainExist?: boolean | null | undefined;
  /** Filter by the object’s `contractsByChain` relation. */
  contractsByChain?: ChainToManyContractFilter | null | undefined;
  /** Some related `contractsByChain` exist. */
  contractsByChainExist?: boolean | null | undefined;
  /** Filter by the object’s `explorer` field. */
  explorer?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: StringFilter | null | undefined;
  /** Filter by the object’s `isOffered` field. */
  isOffered?: BooleanFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ChainFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ChainFilter> | null | undefined;
  /** Filter by the object’s `symbol` field. */
  symbol?: StringFilter | null | undefined;
};

/** A filter to be used against many `BlockchainAddress` object types. All fields are combined with a logical ‘and.’ */
export type ChainToManyBlockchainAddressFilter = {
  /** Every related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BlockchainAddressFilter | null | undefined;
  /** No related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BlockchainAddressFilter | null | undefined;
  /** Some related `BlockchainAddress` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BlockchainAddressFilter | null | undefined;
};

/** A filter to be used against many `Contract` object types. All fields are combined with a logical ‘and.’ */
export type ChainToManyContractFilter = {
  /** Every related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContractFilter | null | undefined;
  /** No related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContractFilter | null | undefined;
  /** Some related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContractFilter | null | undefined;
};

/** All input for the `checkBulkOperation` mutation. */
export type CheckBulkOperationInput = {
  id?: string | null | undefined;
};

/** All input for the `chooseMail` mutation. */
export type ChooseMailInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  isOn?: boolean | null | undefined;
  kind?: string | null | undefined;
};

/** All input for the `chooseTransferAgent` mutation. */
export type ChooseTransferAgentInput = {
  vendorAgentId?: string | null | undefined;
};

/** All input for the `completeStep` mutation. */
export type CompleteStepInput = {
  blob?: unknown;
  stepId?: string | null | undefined;
};

/** A filter to be used against `Contract` object types. All fields are combined with a logical ‘and.’ */
export type ContractFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** A related `accountByIssuerId` exists. */
  accountByIssuerIdExists?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ContractFilter> | null | undefined;
  /** Filter by the object’s `chain` field. */
  chain?: StringFilter | null | undefined;
  /** Filter by the object’s `chainByChain` relation. */
  chainByChain?: ChainFilter | null | undefined;
  /** Filter by the object’s `contractAddress` field. */
  contractAddress?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `custodianId` field. */
  custodianId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `integrationByCustodianId` relation. */
  integrationByCustodianId?: IntegrationFilter | null | undefined;
  /** A related `integrationByCustodianId` exists. */
  integrationByCustodianIdExists?: boolean | null | undefined;
  /** Filter by the object’s `integrationByIssuancePlatformId` relation. */
  integrationByIssuancePlatformId?: IntegrationFilter | null | undefined;
  /** A related `integrationByIssuancePlatformId` exists. */
  integrationByIssuancePlatformIdExists?: boolean | null | undefined;
  /** Filter by the object’s `issuancePlatformId` field. */
  issuancePlatformId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: ContractFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ContractFilter> | null | undefined;
  /** Filter by the object’s `refused` field. */
  refused?: StringFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** A related `roundByRoundId` exists. */
  roundByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `tokenByTokenId` relation. */
  tokenByTokenId?: TokenFilter | null | undefined;
  /** Filter by the object’s `tokenId` field. */
  tokenId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `Country` object types. All fields are combined with a logical ‘and.’ */
export type CountryFilter = {
  /** Filter by the object’s `accountsByJurisdiction` relation. */
  accountsByJurisdiction?: CountryToManyAccountFilter | null | undefined;
  /** Some related `accountsByJurisdiction` exist. */
  accountsByJurisdictionExist?: boolean | null | undefined;
  /** Filter by the object’s `addressesByCountryId` relation. */
  addressesByCountryId?: CountryToManyAddressFilter | null | undefined;
  /** Some related `addressesByCountryId` exist. */
  addressesByCountryIdExist?: boolean | null | undefined;
  /** Filter by the object’s `alpha2` field. */
  alpha2?: StringFilter | null | undefined;
  /** Filter by the object’s `alpha3` field. */
  alpha3?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CountryFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CountryFilter | null | undefined;
  /** Filter by the object’s `num` field. */
  num?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CountryFilter> | null | undefined;
};

/** A filter to be used against many `Account` object types. All fields are combined with a logical ‘and.’ */
export type CountryToManyAccountFilter = {
  /** Every related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AccountFilter | null | undefined;
  /** No related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AccountFilter | null | undefined;
  /** Some related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AccountFilter | null | undefined;
};

/** A filter to be used against many `Address` object types. All fields are combined with a logical ‘and.’ */
export type CountryToManyAddressFilter = {
  /** Every related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AddressFilter | null | undefined;
  /** No related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AddressFilter | null | undefined;
  /** Some related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AddressFilter | null | undefined;
};

/** All input for the `createAccountIntegration` mutation. */
export type CreateAccountIntegrationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  integrationId?: string | null | undefined;
};

/** All input for the create `Address` mutation. */
export type CreateAddressInput = {
  /** The `Address` to be created by this mutation. */
  address: AddressInput;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the `createAllocationAnnotation` mutation. */
export type CreateAllocationAnnotationInput = {
  annotation?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the create `Allocation` mutation. */
export type CreateAllocationInput = {
  /** The `Allocation` to be created by this mutation. */
  allocation: AllocationInput;
};

/** All input for the create `AllocationQualification` mutation. */
export type CreateAllocationQualificationInput = {
  /** The `AllocationQualification` to be created by this mutation. */
  allocationQualification: AllocationQualificationInput;
};

/** All input for the `createAllocationsVestingSchedule` mutation. */
export type CreateAllocationsVestingScheduleInput = {
  automatic?: boolean | null | undefined;
  cliff?: number | null | undefined;
  duration?: string | null | undefined;
  id?: string | null | undefined;
  periods?: number | null | undefined;
  startsOn?: string | null | undefined;
};

/** All input for the create `Asset` mutation. */
export type CreateAssetInput = {
  /** The `Asset` to be created by this mutation. */
  asset: AssetInput;
};

/** All input for the create `AssetType` mutation. */
export type CreateAssetTypeInput = {
  /** The `AssetType` to be created by this mutation. */
  assetType: AssetTypeInput;
};

/** All input for the create `BrokerAllocation` mutation. */
export type CreateBrokerAllocationInput = {
  /** The `BrokerAllocation` to be created by this mutation. */
  brokerAllocation: BrokerAllocationInput;
};

/** All input for the create `CapitalDeployment` mutation. */
export type CreateCapitalDeploymentInput = {
  /** The `CapitalDeployment` to be created by this mutation. */
  capitalDeployment: CapitalDeploymentInput;
};

/** All input for the `createDistributionAnnotation` mutation. */
export type CreateDistributionAnnotationInput = {
  annotation?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the create `DistributionCustomField` mutation. */
export type CreateDistributionCustomFieldInput = {
  /** The `DistributionCustomField` to be created by this mutation. */
  distributionCustomField: DistributionCustomFieldInput;
};

/** All input for the create `DistributionPayment` mutation. */
export type CreateDistributionPaymentInput = {
  /** The `DistributionPayment` to be created by this mutation. */
  distributionPayment: DistributionPaymentInput;
};

/** All input for the create `DistributionPrice` mutation. */
export type CreateDistributionPriceInput = {
  /** The `DistributionPrice` to be created by this mutation. */
  distributionPrice: DistributionPriceInput;
};

/** All input for the create `IntegrationType` mutation. */
export type CreateIntegrationTypeInput = {
  /** The `IntegrationType` to be created by this mutation. */
  integrationType: IntegrationTypeInput;
};

/** All input for the create `InvestorAccountType` mutation. */
export type CreateInvestorAccountTypeInput = {
  /** The `InvestorAccountType` to be created by this mutation. */
  investorAccountType: InvestorAccountTypeInput;
};

/** All input for the create `MappedSigningTemplate` mutation. */
export type CreateMappedSigningTemplateInput = {
  /** The `MappedSigningTemplate` to be created by this mutation. */
  mappedSigningTemplate: MappedSigningTemplateInput;
};

/** All input for the create `MappedSigningTemplateQuestionSet` mutation. */
export type CreateMappedSigningTemplateQuestionSetInput = {
  /** The `MappedSigningTemplateQuestionSet` to be created by this mutation. */
  mappedSigningTemplateQuestionSet: MappedSigningTemplateQuestionSetInput;
};

/** All input for the create `OnboardingQuestion` mutation. */
export type CreateOnboardingQuestionInput = {
  /** The `OnboardingQuestion` to be created by this mutation. */
  onboardingQuestion: OnboardingQuestionInput;
};

/** All input for the create `OnboardingQuestionJoin` mutation. */
export type CreateOnboardingQuestionJoinInput = {
  /** The `OnboardingQuestionJoin` to be created by this mutation. */
  onboardingQuestionJoin: OnboardingQuestionJoinInput;
};

/** All input for the create `OnboardingQuestionSet` mutation. */
export type CreateOnboardingQuestionSetInput = {
  /** The `OnboardingQuestionSet` to be created by this mutation. */
  onboardingQuestionSet: OnboardingQuestionSetInput;
};

/** All input for the create `OnboardingQuestionType` mutation. */
export type CreateOnboardingQuestionTypeInput = {
  /** The `OnboardingQuestionType` to be created by this mutation. */
  onboardingQuestionType: OnboardingQuestionTypeInput;
};

/** All input for the `createSecurity` mutation. */
export type CreateSecurityInput = {
  name?: string | null | undefined;
  symbol?: string | null | undefined;
  total?: string | null | undefined;
};

/** All input for the create `StepFormSchema` mutation. */
export type CreateStepFormSchemaInput = {
  /** The `StepFormSchema` to be created by this mutation. */
  stepFormSchema: StepFormSchemaInput;
};

/** All input for the `createVestingSchedule` mutation. */
export type CreateVestingScheduleInput = {
  automatic?: boolean | null | undefined;
  cliff?: number | null | undefined;
  duration?: string | null | undefined;
  id?: string | null | undefined;
  periods?: number | null | undefined;
  startsOn?: string | null | undefined;
};

/** All input for the `createWebhookEndpoint` mutation. */
export type CreateWebhookEndpointInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  eventTypes?: Array<string | null | undefined> | null | undefined;
  isOrdered?: boolean | null | undefined;
  name?: string | null | undefined;
  url?: string | null | undefined;
};

/** A filter to be used against `Currency` object types. All fields are combined with a logical ‘and.’ */
export type CurrencyFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<CurrencyFilter> | null | undefined;
  /** Filter by the object’s `capitalDeploymentsByCurrency` relation. */
  capitalDeploymentsByCurrency?: CurrencyToManyCapitalDeploymentFilter | null | undefined;
  /** Some related `capitalDeploymentsByCurrency` exist. */
  capitalDeploymentsByCurrencyExist?: boolean | null | undefined;
  /** Filter by the object’s `code` field. */
  code?: StringFilter | null | undefined;
  /** Filter by the object’s `distributionPaymentsByCurrency` relation. */
  distributionPaymentsByCurrency?: CurrencyToManyDistributionPaymentFilter | null | undefined;
  /** Some related `distributionPaymentsByCurrency` exist. */
  distributionPaymentsByCurrencyExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionPricesByCurrency` relation. */
  distributionPricesByCurrency?: CurrencyToManyDistributionPriceFilter | null | undefined;
  /** Some related `distributionPricesByCurrency` exist. */
  distributionPricesByCurrencyExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: CurrencyFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CurrencyFilter> | null | undefined;
};

/** A filter to be used against many `CapitalDeployment` object types. All fields are combined with a logical ‘and.’ */
export type CurrencyToManyCapitalDeploymentFilter = {
  /** Every related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CapitalDeploymentFilter | null | undefined;
  /** No related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CapitalDeploymentFilter | null | undefined;
  /** Some related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CapitalDeploymentFilter | null | undefined;
};

/** A filter to be used against many `DistributionPayment` object types. All fields are combined with a logical ‘and.’ */
export type CurrencyToManyDistributionPaymentFilter = {
  /** Every related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionPaymentFilter | null | undefined;
  /** No related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionPaymentFilter | null | undefined;
  /** Some related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionPaymentFilter | null | undefined;
};

/** A filter to be used against many `DistributionPrice` object types. All fields are combined with a logical ‘and.’ */
export type CurrencyToManyDistributionPriceFilter = {
  /** Every related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionPriceFilter | null | undefined;
  /** No related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionPriceFilter | null | undefined;
  /** Some related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionPriceFilter | null | undefined;
};

/** A filter to be used against `Customer` object types. All fields are combined with a logical ‘and.’ */
export type CustomerFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CustomerFilter> | null | undefined;
  /** Filter by the object’s `contactName` field. */
  contactName?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: CustomerFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CustomerFilter> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `Customer`. Fields that are set will be updated. */
export type CustomerPatch = {
  /** As the vendor wrote it down. */
  contactName?: string | null | undefined;
  /** As the vendor wrote it down. */
  email?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** Methods to use when ordering `Customer`. */
export type CustomersOrderBy =
  | 'ACCOUNT_ID_ASC'
  | 'ACCOUNT_ID_DESC'
  | 'CONTACT_NAME_ASC'
  | 'CONTACT_NAME_DESC'
  | 'CREATED_ON_ASC'
  | 'CREATED_ON_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against Date fields. All fields are combined with a logical ‘and.’ */
export type DateFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Datetime fields. All fields are combined with a logical ‘and.’ */
export type DatetimeFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** All input for the `deleteAllocationQualificationById` mutation. */
export type DeleteAllocationQualificationByIdInput = {
  id?: string | null | undefined;
};

/** All input for the `deleteCapitalDeploymentById` mutation. */
export type DeleteCapitalDeploymentByIdInput = {
  id: string;
};

/** All input for the `deleteDistributionById` mutation. */
export type DeleteDistributionByIdInput = {
  id?: string | null | undefined;
};

/** All input for the `deleteDistributionCustomFieldById` mutation. */
export type DeleteDistributionCustomFieldByIdInput = {
  id: string;
};

/** All input for the `deleteDistributionPaymentById` mutation. */
export type DeleteDistributionPaymentByIdInput = {
  id: string;
};

/** All input for the `deleteDistributionQualificationById` mutation. */
export type DeleteDistributionQualificationByIdInput = {
  id?: string | null | undefined;
};

/** All input for the `deleteHoldingDocument` mutation. */
export type DeleteHoldingDocumentInput = {
  id: string;
};

/** All input for the `deleteSecurityDocument` mutation. */
export type DeleteSecurityDocumentInput = {
  id: string;
};

/** All input for the `deleteStepDocument` mutation. */
export type DeleteStepDocumentInput = {
  id: string;
};

/** All input for the `deleteWebhookEndpointById` mutation. */
export type DeleteWebhookEndpointByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
};

/** All input for the `deployContract` mutation. */
export type DeployContractInput = {
  _contractId: string;
};

/** All input for the `disableWebhookEndpoint` mutation. */
export type DisableWebhookEndpointInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `discardImport` mutation. */
export type DiscardImportInput = {
  id?: string | null | undefined;
};

/** A filter to be used against `DistributionAnnotation` object types. All fields are combined with a logical ‘and.’ */
export type DistributionAnnotationFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<DistributionAnnotationFilter> | null | undefined;
  /** Filter by the object’s `annotation` field. */
  annotation?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionAnnotationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionAnnotationFilter> | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `DistributionCustomField` object types. All fields are combined with a logical ‘and.’ */
export type DistributionCustomFieldFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<DistributionCustomFieldFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionCustomFieldFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionCustomFieldFilter> | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `DistributionCustomField` */
export type DistributionCustomFieldInput = {
  distributionId: string;
  name: string;
  value: string;
};

/** Represents an update to a `DistributionCustomField`. Fields that are set will be updated. */
export type DistributionCustomFieldPatch = {
  name?: string | null | undefined;
  value?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type DistributionFilter = {
  /** Filter by the object’s `accountByAgentId` relation. */
  accountByAgentId?: AccountFilter | null | undefined;
  /** A related `accountByAgentId` exists. */
  accountByAgentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<DistributionFilter> | null | undefined;
  /** Filter by the object’s `bulkOperationRowsByDistributionId` relation. */
  bulkOperationRowsByDistributionId?: DistributionToManyBulkOperationRowFilter | null | undefined;
  /** Some related `bulkOperationRowsByDistributionId` exist. */
  bulkOperationRowsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionAnnotationsByDistributionId` relation. */
  distributionAnnotationsByDistributionId?: DistributionToManyDistributionAnnotationFilter | null | undefined;
  /** Some related `distributionAnnotationsByDistributionId` exist. */
  distributionAnnotationsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionCustomFieldsByDistributionId` relation. */
  distributionCustomFieldsByDistributionId?: DistributionToManyDistributionCustomFieldFilter | null | undefined;
  /** Some related `distributionCustomFieldsByDistributionId` exist. */
  distributionCustomFieldsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionPaymentsByDistributionId` relation. */
  distributionPaymentsByDistributionId?: DistributionToManyDistributionPaymentFilter | null | undefined;
  /** Some related `distributionPaymentsByDistributionId` exist. */
  distributionPaymentsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionPricesByDistributionId` relation. */
  distributionPricesByDistributionId?: DistributionToManyDistributionPriceFilter | null | undefined;
  /** Some related `distributionPricesByDistributionId` exist. */
  distributionPricesByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `distributionQualificationsByDistributionId` relation. */
  distributionQualificationsByDistributionId?: DistributionToManyDistributionQualificationFilter | null | undefined;
  /** Some related `distributionQualificationsByDistributionId` exist. */
  distributionQualificationsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `holdingByDistributionId` relation. */
  holdingByDistributionId?: HoldingFilter | null | undefined;
  /** A related `holdingByDistributionId` exists. */
  holdingByDistributionIdExists?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuanceNote` field. */
  issuanceNote?: StringFilter | null | undefined;
  /** Filter by the object’s `issuanceRequestsByDistributionId` relation. */
  issuanceRequestsByDistributionId?: DistributionToManyIssuanceRequestFilter | null | undefined;
  /** Some related `issuanceRequestsByDistributionId` exist. */
  issuanceRequestsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `issuanceStatus` field. */
  issuanceStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `processByProcessId` relation. */
  processByProcessId?: ProcessFilter | null | undefined;
  /** A related `processByProcessId` exists. */
  processByProcessIdExists?: boolean | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `purchasePrice` relation. */
  purchasePrice?: DistributionPriceFilter | null | undefined;
  /** A related `purchasePrice` exists. */
  purchasePriceExists?: boolean | null | undefined;
  /** Filter by the object’s `purchasePriceId` field. */
  purchasePriceId?: UuidFilter | null | undefined;
  /** Filter by the object’s `qualificationsComplete` field. */
  qualificationsComplete?: BooleanFilter | null | undefined;
  /** Filter by the object’s `receivedPaymentPartsByDistributionId` relation. */
  receivedPaymentPartsByDistributionId?: DistributionToManyReceivedPaymentPartFilter | null | undefined;
  /** Some related `receivedPaymentPartsByDistributionId` exist. */
  receivedPaymentPartsByDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `receivedPaymentsByProposedDistributionId` relation. */
  receivedPaymentsByProposedDistributionId?: DistributionToManyReceivedPaymentFilter | null | undefined;
  /** Some related `receivedPaymentsByProposedDistributionId` exist. */
  receivedPaymentsByProposedDistributionIdExist?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
  /** Filter by the object’s `vestingScheduleByDistributionId` relation. */
  vestingScheduleByDistributionId?: VestingScheduleFilter | null | undefined;
  /** A related `vestingScheduleByDistributionId` exists. */
  vestingScheduleByDistributionIdExists?: boolean | null | undefined;
};

/** Represents an update to a `Distribution`. Fields that are set will be updated. */
export type DistributionPatch = {
  /** Units. Whole when an investor chooses them. */
  amount?: string | null | undefined;
  /** drafted, open, closed (all its steps are done) or deleted. */
  status?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `DistributionPayment` object types. All fields are combined with a logical ‘and.’ */
export type DistributionPaymentFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<DistributionPaymentFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `currency` field. */
  currency?: IntFilter | null | undefined;
  /** Filter by the object’s `currencyByCurrency` relation. */
  currencyByCurrency?: CurrencyFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isMatched` field. */
  isMatched?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionPaymentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionPaymentFilter> | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `receivedPaymentPartByDistributionPaymentId` relation. */
  receivedPaymentPartByDistributionPaymentId?: ReceivedPaymentPartFilter | null | undefined;
  /** A related `receivedPaymentPartByDistributionPaymentId` exists. */
  receivedPaymentPartByDistributionPaymentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `DistributionPayment` */
export type DistributionPaymentInput = {
  /** Money, above 0; a repaid payment has the status refunded. */
  amount: string;
  distributionId: string;
  paidOn: string;
};

/** Represents an update to a `DistributionPayment`. Fields that are set will be updated. */
export type DistributionPaymentPatch = {
  /** Money, above 0; a repaid payment has the status refunded. */
  amount?: string | null | undefined;
  paidOn?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `DistributionPrice` object types. All fields are combined with a logical ‘and.’ */
export type DistributionPriceFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<DistributionPriceFilter> | null | undefined;
  /** Filter by the object’s `currency` field. */
  currency?: IntFilter | null | undefined;
  /** Filter by the object’s `currencyByCurrency` relation. */
  currencyByCurrency?: CurrencyFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `distributionsByPurchasePriceId` relation. */
  distributionsByPurchasePriceId?: DistributionPriceToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByPurchasePriceId` exist. */
  distributionsByPurchasePriceIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isPurchase` field. */
  isPurchase?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionPriceFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionPriceFilter> | null | undefined;
  /** Filter by the object’s `price` field. */
  price?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `DistributionPrice` */
export type DistributionPriceInput = {
  currency: number;
  distributionId: string;
  /** The price of a unit, in the currency of this price. */
  price: string;
};

/** A filter to be used against many `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type DistributionPriceToManyDistributionFilter = {
  /** Every related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionFilter | null | undefined;
  /** No related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionFilter | null | undefined;
  /** Some related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionFilter | null | undefined;
};

/** A filter to be used against `DistributionQualification` object types. All fields are combined with a logical ‘and.’ */
export type DistributionQualificationFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<DistributionQualificationFilter> | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `executeOrder` field. */
  executeOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: DistributionQualificationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DistributionQualificationFilter> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationByVendorQualificationId` relation. */
  vendorQualificationByVendorQualificationId?: VendorQualificationFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationId` field. */
  vendorQualificationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `BulkOperationRow` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyBulkOperationRowFilter = {
  /** Every related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BulkOperationRowFilter | null | undefined;
  /** No related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BulkOperationRowFilter | null | undefined;
  /** Some related `BulkOperationRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BulkOperationRowFilter | null | undefined;
};

/** A filter to be used against many `DistributionAnnotation` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyDistributionAnnotationFilter = {
  /** Every related `DistributionAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionAnnotationFilter | null | undefined;
  /** No related `DistributionAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionAnnotationFilter | null | undefined;
  /** Some related `DistributionAnnotation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionAnnotationFilter | null | undefined;
};

/** A filter to be used against many `DistributionCustomField` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyDistributionCustomFieldFilter = {
  /** Every related `DistributionCustomField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionCustomFieldFilter | null | undefined;
  /** No related `DistributionCustomField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionCustomFieldFilter | null | undefined;
  /** Some related `DistributionCustomField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionCustomFieldFilter | null | undefined;
};

/** A filter to be used against many `DistributionPayment` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyDistributionPaymentFilter = {
  /** Every related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionPaymentFilter | null | undefined;
  /** No related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionPaymentFilter | null | undefined;
  /** Some related `DistributionPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionPaymentFilter | null | undefined;
};

/** A filter to be used against many `DistributionPrice` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyDistributionPriceFilter = {
  /** Every related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionPriceFilter | null | undefined;
  /** No related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionPriceFilter | null | undefined;
  /** Some related `DistributionPrice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionPriceFilter | null | undefined;
};

/** A filter to be used against many `DistributionQualification` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyDistributionQualificationFilter = {
  /** Every related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionQualificationFilter | null | undefined;
  /** No related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionQualificationFilter | null | undefined;
  /** Some related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionQualificationFilter | null | undefined;
};

/** A filter to be used against many `IssuanceRequest` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyIssuanceRequestFilter = {
  /** Every related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: IssuanceRequestFilter | null | undefined;
  /** No related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: IssuanceRequestFilter | null | undefined;
  /** Some related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: IssuanceRequestFilter | null | undefined;
};

/** A filter to be used against many `ReceivedPayment` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyReceivedPaymentFilter = {
  /** Every related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReceivedPaymentFilter | null | undefined;
  /** No related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReceivedPaymentFilter | null | undefined;
  /** Some related `ReceivedPayment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReceivedPaymentFilter | null | undefined;
};

/** A filter to be used against many `ReceivedPaymentPart` object types. All fields are combined with a logical ‘and.’ */
export type DistributionToManyReceivedPaymentPartFilter = {
  /** Every related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReceivedPaymentPartFilter | null | undefined;
  /** No related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReceivedPaymentPartFilter | null | undefined;
  /** Some related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReceivedPaymentPartFilter | null | undefined;
};

/** A filter to be used against `Document` object types. All fields are combined with a logical ‘and.’ */
export type DocumentFilter = {
  /** Filter by the object’s `accountByUploadedBy` relation. */
  accountByUploadedBy?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<DocumentFilter> | null | undefined;
  /** Filter by the object’s `askedFor` field. */
  askedFor?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `extension` field. */
  extension?: StringFilter | null | undefined;
  /** Filter by the object’s `holdingByHoldingId` relation. */
  holdingByHoldingId?: HoldingFilter | null | undefined;
  /** A related `holdingByHoldingId` exists. */
  holdingByHoldingIdExists?: boolean | null | undefined;
  /** Filter by the object’s `holdingId` field. */
  holdingId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: DocumentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DocumentFilter> | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** A related `securityBySecurityId` exists. */
  securityBySecurityIdExists?: boolean | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `sharings` relation. */
  sharings?: DocumentToManyDocumentSharingFilter | null | undefined;
  /** Some related `sharings` exist. */
  sharingsExist?: boolean | null | undefined;
  /** Filter by the object’s `stepByStepId` relation. */
  stepByStepId?: StepFilter | null | undefined;
  /** A related `stepByStepId` exists. */
  stepByStepIdExists?: boolean | null | undefined;
  /** Filter by the object’s `stepId` field. */
  stepId?: UuidFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `uploadStatus` field. */
  uploadStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `uploadedBy` field. */
  uploadedBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `DocumentSharing` object types. All fields are combined with a logical ‘and.’ */
export type DocumentSharingFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<DocumentSharingFilter> | null | undefined;
  /** Filter by the object’s `documentByDocumentId` relation. */
  documentByDocumentId?: DocumentFilter | null | undefined;
  /** Filter by the object’s `documentId` field. */
  documentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: DocumentSharingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DocumentSharingFilter> | null | undefined;
  /** Filter by the object’s `toRole` field. */
  toRole?: StringFilter | null | undefined;
};

/** A filter to be used against many `DocumentSharing` object types. All fields are combined with a logical ‘and.’ */
export type DocumentToManyDocumentSharingFilter = {
  /** Every related `DocumentSharing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DocumentSharingFilter | null | undefined;
  /** No related `DocumentSharing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DocumentSharingFilter | null | undefined;
  /** Some related `DocumentSharing` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DocumentSharingFilter | null | undefined;
};

/** A filter to be used against `EmbedKey` object types. All fields are combined with a logical ‘and.’ */
export type EmbedKeyFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<EmbedKeyFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `embedKeyByRotatedFrom` relation. */
  embedKeyByRotatedFrom?: EmbedKeyFilter | null | undefined;
  /** A related `embedKeyByRotatedFrom` exists. */
  embedKeyByRotatedFromExists?: boolean | null | undefined;
  /** Filter by the object’s `embedKeysByRotatedFrom` relation. */
  embedKeysByRotatedFrom?: EmbedKeyToManyEmbedKeyFilter | null | undefined;
  /** Some related `embedKeysByRotatedFrom` exist. */
  embedKeysByRotatedFromExist?: boolean | null | undefined;
  /** Filter by the object’s `expiresAt` field. */
  expiresAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `hint` field. */
  hint?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isSelfRotated` field. */
  isSelfRotated?: BooleanFilter | null | undefined;
  /** Filter by the object’s `lastUsedOn` field. */
  lastUsedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `madeBy` field. */
  madeBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: EmbedKeyFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<EmbedKeyFilter> | null | undefined;
  /** Filter by the object’s `revokedAt` field. */
  revokedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `rotatedFrom` field. */
  rotatedFrom?: UuidFilter | null | undefined;
  /** Filter by the object’s `userByMadeBy` relation. */
  userByMadeBy?: UserFilter | null | undefined;
  /** A related `userByMadeBy` exists. */
  userByMadeByExists?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `EmbedKey`. Fields that are set will be updated. */
export type EmbedKeyPatch = {
  /** The components it may make sessions for. */
  components?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  /** The pages it may make sessions for: origins of https or of this computer, where :* stands for any port. */
  origins?: Array<string | null | undefined> | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `EmbedKey` object types. All fields are combined with a logical ‘and.’ */
export type EmbedKeyToManyEmbedKeyFilter = {
  /** Every related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: EmbedKeyFilter | null | undefined;
  /** No related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: EmbedKeyFilter | null | undefined;
  /** Some related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: EmbedKeyFilter | null | undefined;
};

/** All input for the `enableWebhookEndpoint` mutation. */
export type EnableWebhookEndpointInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `endSession` mutation. */
export type EndSessionInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `endWebhookSecret` mutation. */
export type EndWebhookSecretInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** A filter to be used against `FullDistribution` object types. All fields are combined with a logical ‘and.’ */
export type FullDistributionFilter = {
  /** Filter by the object’s `activeStep` field. */
  activeStep?: StringFilter | null | undefined;
  /** Filter by the object’s `activeStepStatus` field. */
  activeStepStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationName` field. */
  allocationName?: StringFilter | null | undefined;
  /** Filter by the object’s `allocationStatus` field. */
  allocationStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FullDistributionFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `assetType` field. */
  assetType?: StringFilter | null | undefined;
  /** Filter by the object’s `committedCapital` field. */
  committedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `coupon` field. */
  coupon?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deployedCapital` field. */
  deployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `fundShare` field. */
  fundShare?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorAccountEmail` field. */
  investorAccountEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountName` field. */
  investorAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountSetup` field. */
  investorAccountSetup?: BooleanFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `isOverpaid` field. */
  isOverpaid?: BooleanFilter | null | undefined;
  /** Filter by the object’s `isPaidInFull` field. */
  isPaidInFull?: BooleanFilter | null | undefined;
  /** Filter by the object’s `issuanceStatus` field. */
  issuanceStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `latestPrice` field. */
  latestPrice?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: FullDistributionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullDistributionFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `paidInCapital` field. */
  paidInCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentPaid` field. */
  percentPaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `pricePaid` field. */
  pricePaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `progress` field. */
  progress?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `qualificationState` field. */
  qualificationState?: StringFilter | null | undefined;
  /** Filter by the object’s `qualificationsComplete` field. */
  qualificationsComplete?: BooleanFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `shownStatus` field. */
  shownStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `stepCount` field. */
  stepCount?: IntFilter | null | undefined;
  /** Filter by the object’s `stepPosition` field. */
  stepPosition?: IntFilter | null | undefined;
  /** Filter by the object’s `stillExpected` field. */
  stillExpected?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `term` field. */
  term?: IntFilter | null | undefined;
  /** Filter by the object’s `totalValue` field. */
  totalValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `undeployedCapital` field. */
  undeployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `FullDistributionPayment` object types. All fields are combined with a logical ‘and.’ */
export type FullDistributionPaymentFilter = {
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationName` field. */
  allocationName?: StringFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FullDistributionPaymentFilter> | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorAccountName` field. */
  investorAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: FullDistributionPaymentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullDistributionPaymentFilter> | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `stillExpected` field. */
  stillExpected?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullDistributionPayment`. */
export type FullDistributionPaymentsOrderBy =
  | 'ALLOCATION_ID_ASC'
  | 'ALLOCATION_ID_DESC'
  | 'ALLOCATION_NAME_ASC'
  | 'ALLOCATION_NAME_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'DISTRIBUTION_ID_ASC'
  | 'DISTRIBUTION_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ACCOUNT_NAME_ASC'
  | 'INVESTOR_ACCOUNT_NAME_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'NATURAL'
  | 'PAID_ON_ASC'
  | 'PAID_ON_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'STILL_EXPECTED_ASC'
  | 'STILL_EXPECTED_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** Methods to use when ordering `FullDistribution`. */
export type FullDistributionsOrderBy =
  | 'ACTIVE_STEP_ASC'
  | 'ACTIVE_STEP_DESC'
  | 'ACTIVE_STEP_STATUS_ASC'
  | 'ACTIVE_STEP_STATUS_DESC'
  | 'AGENT_ID_ASC'
  | 'AGENT_ID_DESC'
  | 'ALLOCATION_ID_ASC'
  | 'ALLOCATION_ID_DESC'
  | 'ALLOCATION_NAME_ASC'
  | 'ALLOCATION_NAME_DESC'
  | 'ALLOCATION_STATUS_ASC'
  | 'ALLOCATION_STATUS_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'ASSET_TYPE_ASC'
  | 'ASSET_TYPE_DESC'
  | 'COMMITTED_CAPITAL_ASC'
  | 'COMMITTED_CAPITAL_DESC'
  | 'COUPON_ASC'
  | 'COUPON_DESC'
  | 'CREATED_ON_ASC'
  | 'CREATED_ON_DESC'
  | 'DEPLOYED_CAPITAL_ASC'
  | 'DEPLOYED_CAPITAL_DESC'
  | 'FUND_SHARE_ASC'
  | 'FUND_SHARE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ACCOUNT_EMAIL_ASC'
  | 'INVESTOR_ACCOUNT_EMAIL_DESC'
  | 'INVESTOR_ACCOUNT_NAME_ASC'
  | 'INVESTOR_ACCOUNT_NAME_DESC'
  | 'INVESTOR_ACCOUNT_SETUP_ASC'
  | 'INVESTOR_ACCOUNT_SETUP_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'ISSUANCE_STATUS_ASC'
  | 'ISSUANCE_STATUS_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'IS_OVERPAID_ASC'
  | 'IS_OVERPAID_DESC'
  | 'IS_PAID_IN_FULL_ASC'
  | 'IS_PAID_IN_FULL_DESC'
  | 'LATEST_PRICE_ASC'
  | 'LATEST_PRICE_DESC'
  | 'LOCKED_ASC'
  | 'LOCKED_DESC'
  | 'NATURAL'
  | 'OWNER_ID_ASC'
  | 'OWNER_ID_DESC'
  | 'PAID_IN_CAPITAL_ASC'
  | 'PAID_IN_CAPITAL_DESC'
  | 'PERCENT_PAID_ASC'
  | 'PERCENT_PAID_DESC'
  | 'PRICE_PAID_ASC'
  | 'PRICE_PAID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PROCESS_ID_ASC'
  | 'PROCESS_ID_DESC'
  | 'PROGRESS_ASC'
  | 'PROGRESS_DESC'
  | 'QUALIFICATIONS_COMPLETE_ASC'
  | 'QUALIFICATIONS_COMPLETE_DESC'
  | 'QUALIFICATION_STATE_ASC'
  | 'QUALIFICATION_STATE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'ROUND_NAME_ASC'
  | 'ROUND_NAME_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SHOWN_STATUS_ASC'
  | 'SHOWN_STATUS_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'STEP_COUNT_ASC'
  | 'STEP_COUNT_DESC'
  | 'STEP_POSITION_ASC'
  | 'STEP_POSITION_DESC'
  | 'STILL_EXPECTED_ASC'
  | 'STILL_EXPECTED_DESC'
  | 'TERM_ASC'
  | 'TERM_DESC'
  | 'TOTAL_VALUE_ASC'
  | 'TOTAL_VALUE_DESC'
  | 'UNDEPLOYED_CAPITAL_ASC'
  | 'UNDEPLOYED_CAPITAL_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `FullHolding` object types. All fields are combined with a logical ‘and.’ */
export type FullHoldingFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FullHoldingFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `assetType` field. */
  assetType?: StringFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `chain` field. */
  chain?: StringFilter | null | undefined;
  /** Filter by the object’s `committedCapital` field. */
  committedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `coupon` field. */
  coupon?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `deployedCapital` field. */
  deployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `fundShare` field. */
  fundShare?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorAccountEmail` field. */
  investorAccountEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountName` field. */
  investorAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `isTokenized` field. */
  isTokenized?: BooleanFilter | null | undefined;
  /** Filter by the object’s `issuedOn` field. */
  issuedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `latestPrice` field. */
  latestPrice?: BigFloatFilter | null | undefined;
  /** Negates the expression. */
  not?: FullHoldingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullHoldingFilter> | null | undefined;
  /** Filter by the object’s `paidInCapital` field. */
  paidInCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentOfSecurity` field. */
  percentOfSecurity?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentPaid` field. */
  percentPaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `purchasePrice` field. */
  purchasePrice?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityName` field. */
  securityName?: StringFilter | null | undefined;
  /** Filter by the object’s `term` field. */
  term?: IntFilter | null | undefined;
  /** Filter by the object’s `totalValue` field. */
  totalValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `undeployedCapital` field. */
  undeployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullHolding`. */
export type FullHoldingsOrderBy =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'ASSET_TYPE_ASC'
  | 'ASSET_TYPE_DESC'
  | 'BROKER_ID_ASC'
  | 'BROKER_ID_DESC'
  | 'CHAIN_ASC'
  | 'CHAIN_DESC'
  | 'COMMITTED_CAPITAL_ASC'
  | 'COMMITTED_CAPITAL_DESC'
  | 'COUPON_ASC'
  | 'COUPON_DESC'
  | 'DEPLOYED_CAPITAL_ASC'
  | 'DEPLOYED_CAPITAL_DESC'
  | 'DISTRIBUTION_ID_ASC'
  | 'DISTRIBUTION_ID_DESC'
  | 'FUND_SHARE_ASC'
  | 'FUND_SHARE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ACCOUNT_EMAIL_ASC'
  | 'INVESTOR_ACCOUNT_EMAIL_DESC'
  | 'INVESTOR_ACCOUNT_NAME_ASC'
  | 'INVESTOR_ACCOUNT_NAME_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'ISSUED_ON_ASC'
  | 'ISSUED_ON_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'IS_TOKENIZED_ASC'
  | 'IS_TOKENIZED_DESC'
  | 'LATEST_PRICE_ASC'
  | 'LATEST_PRICE_DESC'
  | 'NATURAL'
  | 'PAID_IN_CAPITAL_ASC'
  | 'PAID_IN_CAPITAL_DESC'
  | 'PERCENT_OF_SECURITY_ASC'
  | 'PERCENT_OF_SECURITY_DESC'
  | 'PERCENT_PAID_ASC'
  | 'PERCENT_PAID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PURCHASE_PRICE_ASC'
  | 'PURCHASE_PRICE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'ROUND_NAME_ASC'
  | 'ROUND_NAME_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SECURITY_NAME_ASC'
  | 'SECURITY_NAME_DESC'
  | 'TERM_ASC'
  | 'TERM_DESC'
  | 'TOTAL_VALUE_ASC'
  | 'TOTAL_VALUE_DESC'
  | 'UNDEPLOYED_CAPITAL_ASC'
  | 'UNDEPLOYED_CAPITAL_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `FullTransaction` object types. All fields are combined with a logical ‘and.’ */
export type FullTransactionFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<FullTransactionFilter> | null | undefined;
  /** Filter by the object’s `bookedOn` field. */
  bookedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `brokerAccountName` field. */
  brokerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `entryCount` field. */
  entryCount?: IntFilter | null | undefined;
  /** Filter by the object’s `fromNames` field. */
  fromNames?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: FullTransactionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullTransactionFilter> | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `reference` field. */
  reference?: StringFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityName` field. */
  securityName?: StringFilter | null | undefined;
  /** Filter by the object’s `toNames` field. */
  toNames?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullTransaction`. */
export type FullTransactionsOrderBy =
  | 'BOOKED_ON_ASC'
  | 'BOOKED_ON_DESC'
  | 'BROKER_ACCOUNT_NAME_ASC'
  | 'BROKER_ACCOUNT_NAME_DESC'
  | 'BROKER_ID_ASC'
  | 'BROKER_ID_DESC'
  | 'CREATED_ON_ASC'
  | 'CREATED_ON_DESC'
  | 'ENTRY_COUNT_ASC'
  | 'ENTRY_COUNT_DESC'
  | 'FROM_NAMES_ASC'
  | 'FROM_NAMES_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NATURAL'
  | 'PAID_ON_ASC'
  | 'PAID_ON_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REFERENCE_ASC'
  | 'REFERENCE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SECURITY_NAME_ASC'
  | 'SECURITY_NAME_DESC'
  | 'TO_NAMES_ASC'
  | 'TO_NAMES_DESC'
  | 'UNITS_ASC'
  | 'UNITS_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `Holding` object types. All fields are combined with a logical ‘and.’ */
export type HoldingFilter = {
  /** Filter by the object’s `accountByBrokerId` relation. */
  accountByBrokerId?: AccountFilter | null | undefined;
  /** A related `accountByBrokerId` exists. */
  accountByBrokerIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<HoldingFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressByBlockchainAddressId` relation. */
  blockchainAddressByBlockchainAddressId?: BlockchainAddressFilter | null | undefined;
  /** A related `blockchainAddressByBlockchainAddressId` exists. */
  blockchainAddressByBlockchainAddressIdExists?: boolean | null | undefined;
  /** Filter by the object’s `blockchainAddressId` field. */
  blockchainAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** A related `distributionByDistributionId` exists. */
  distributionByDistributionIdExists?: boolean | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `documents` relation. */
  documents?: HoldingToManyDocumentFilter | null | undefined;
  /** Some related `documents` exist. */
  documentsExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuedOn` field. */
  issuedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesByHoldingId` relation. */
  ledgerEntriesByHoldingId?: HoldingToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByHoldingId` exist. */
  ledgerEntriesByHoldingIdExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: HoldingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<HoldingFilter> | null | undefined;
  /** Filter by the object’s `purchasePrice` field. */
  purchasePrice?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** A related `roundByRoundId` exists. */
  roundByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `Document` object types. All fields are combined with a logical ‘and.’ */
export type HoldingToManyDocumentFilter = {
  /** Every related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DocumentFilter | null | undefined;
  /** No related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DocumentFilter | null | undefined;
  /** Some related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DocumentFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type HoldingToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against `Import` object types. All fields are combined with a logical ‘and.’ */
export type ImportFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `addedCapital` field. */
  addedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `addedCount` field. */
  addedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `addedUnits` field. */
  addedUnits?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** A related `allocationByAllocationId` exists. */
  allocationByAllocationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ImportFilter> | null | undefined;
  /** Filter by the object’s `createdBy` field. */
  createdBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `endedOn` field. */
  endedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `fileName` field. */
  fileName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `importRowsByImportId` relation. */
  importRowsByImportId?: ImportToManyImportRowFilter | null | undefined;
  /** Some related `importRowsByImportId` exist. */
  importRowsByImportIdExist?: boolean | null | undefined;
  /** Filter by the object’s `knownCount` field. */
  knownCount?: IntFilter | null | undefined;
  /** Filter by the object’s `leavesOutWrong` field. */
  leavesOutWrong?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: ImportFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ImportFilter> | null | undefined;
  /** Filter by the object’s `problem` field. */
  problem?: StringFilter | null | undefined;
  /** Filter by the object’s `problemColumn` field. */
  problemColumn?: StringFilter | null | undefined;
  /** Filter by the object’s `problemRow` field. */
  problemRow?: IntFilter | null | undefined;
  /** Filter by the object’s `repeatedCount` field. */
  repeatedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `rowCount` field. */
  rowCount?: IntFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `userByCreatedBy` relation. */
  userByCreatedBy?: UserFilter | null | undefined;
  /** A related `userByCreatedBy` exists. */
  userByCreatedByExists?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
  /** Filter by the object’s `writtenCount` field. */
  writtenCount?: IntFilter | null | undefined;
  /** Filter by the object’s `wrongCount` field. */
  wrongCount?: IntFilter | null | undefined;
};

/** A filter to be used against `ImportRow` object types. All fields are combined with a logical ‘and.’ */
export type ImportRowFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ImportRowFilter> | null | undefined;
  /** Filter by the object’s `column` field. */
  column?: StringFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `hasOpen` field. */
  hasOpen?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `importByImportId` relation. */
  importByImportId?: ImportFilter | null | undefined;
  /** Filter by the object’s `importId` field. */
  importId?: UuidFilter | null | undefined;
  /** Filter by the object’s `investmentId` field. */
  investmentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ImportRowFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ImportRowFilter> | null | undefined;
  /** Filter by the object’s `outcome` field. */
  outcome?: StringFilter | null | undefined;
  /** Filter by the object’s `place` field. */
  place?: IntFilter | null | undefined;
  /** Filter by the object’s `problem` field. */
  problem?: StringFilter | null | undefined;
  /** Filter by the object’s `repeats` field. */
  repeats?: IntFilter | null | undefined;
  /** Filter by the object’s `row` field. */
  row?: IntFilter | null | undefined;
  /** Filter by the object’s `samePerson` field. */
  samePerson?: IntFilter | null | undefined;
};

/** Methods to use when ordering `ImportRow`. */
export type ImportRowsOrderBy =
  | 'ID_ASC'
  | 'PLACE_ASC';

/** A filter to be used against many `ImportRow` object types. All fields are combined with a logical ‘and.’ */
export type ImportToManyImportRowFilter = {
  /** Every related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ImportRowFilter | null | undefined;
  /** No related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ImportRowFilter | null | undefined;
  /** Some related `ImportRow` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ImportRowFilter | null | undefined;
};

/** A filter to be used against `InstancedAccountInformation` object types. All fields are combined with a logical ‘and.’ */
export type InstancedAccountInformationFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<InstancedAccountInformationFilter> | null | undefined;
  /** Filter by the object’s `answeredOn` field. */
  answeredOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `field` field. */
  field?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `key` field. */
  key?: StringFilter | null | undefined;
  /** Filter by the object’s `lang` field. */
  lang?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: InstancedAccountInformationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<InstancedAccountInformationFilter> | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against Int fields. All fields are combined with a logical ‘and.’ */
export type IntFilter = {
  /** Equal to the specified value. */
  equalTo?: number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: number | null | undefined;
  /** Included in the specified list. */
  in?: Array<number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<number> | null | undefined;
};

/** A filter to be used against `Integration` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationFilter = {
  /** Filter by the object’s `accountIntegrationsByIntegrationId` relation. */
  accountIntegrationsByIntegrationId?: IntegrationToManyAccountIntegrationFilter | null | undefined;
  /** Some related `accountIntegrationsByIntegrationId` exist. */
  accountIntegrationsByIntegrationIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<IntegrationFilter> | null | undefined;
  /** Filter by the object’s `contractsByCustodianId` relation. */
  contractsByCustodianId?: IntegrationToManyContractFilter | null | undefined;
  /** Some related `contractsByCustodianId` exist. */
  contractsByCustodianIdExist?: boolean | null | undefined;
  /** Filter by the object’s `contractsByIssuancePlatformId` relation. */
  contractsByIssuancePlatformId?: IntegrationToManyContractFilter | null | undefined;
  /** Some related `contractsByIssuancePlatformId` exist. */
  contractsByIssuancePlatformIdExist?: boolean | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `integrationTypeByType` relation. */
  integrationTypeByType?: IntegrationTypeFilter | null | undefined;
  /** Negates the expression. */
  not?: IntegrationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<IntegrationFilter> | null | undefined;
  /** Filter by the object’s `partnerByPartnerId` relation. */
  partnerByPartnerId?: PartnerFilter | null | undefined;
  /** Filter by the object’s `partnerId` field. */
  partnerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `service` field. */
  service?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationsByIntegrationId` relation. */
  vendorQualificationsByIntegrationId?: IntegrationToManyVendorQualificationFilter | null | undefined;
  /** Some related `vendorQualificationsByIntegrationId` exist. */
  vendorQualificationsByIntegrationIdExist?: boolean | null | undefined;
};

/** A filter to be used against many `AccountIntegration` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationToManyAccountIntegrationFilter = {
  /** Every related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AccountIntegrationFilter | null | undefined;
  /** No related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AccountIntegrationFilter | null | undefined;
  /** Some related `AccountIntegration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AccountIntegrationFilter | null | undefined;
};

/** A filter to be used against many `Contract` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationToManyContractFilter = {
  /** Every related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContractFilter | null | undefined;
  /** No related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContractFilter | null | undefined;
  /** Some related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContractFilter | null | undefined;
};

/** A filter to be used against many `VendorQualification` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationToManyVendorQualificationFilter = {
  /** Every related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: VendorQualificationFilter | null | undefined;
  /** No related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: VendorQualificationFilter | null | undefined;
  /** Some related `VendorQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: VendorQualificationFilter | null | undefined;
};

/** A filter to be used against `IntegrationType` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationTypeFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<IntegrationTypeFilter> | null | undefined;
  /** Filter by the object’s `forInvestors` field. */
  forInvestors?: BooleanFilter | null | undefined;
  /** Filter by the object’s `integrationsByType` relation. */
  integrationsByType?: IntegrationTypeToManyIntegrationFilter | null | undefined;
  /** Some related `integrationsByType` exist. */
  integrationsByTypeExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: IntegrationTypeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<IntegrationTypeFilter> | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `IntegrationType` */
export type IntegrationTypeInput = {
  /** True if investors add it; vendors add the others. */
  forInvestors?: boolean | null | undefined;
  /** The name shown to a reader: Signing, Payment processing. */
  name: string;
  type: string;
};

/** Represents an update to a `IntegrationType`. Fields that are set will be updated. */
export type IntegrationTypePatch = {
  /** The name shown to a reader: Signing, Payment processing. */
  name?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Integration` object types. All fields are combined with a logical ‘and.’ */
export type IntegrationTypeToManyIntegrationFilter = {
  /** Every related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: IntegrationFilter | null | undefined;
  /** No related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: IntegrationFilter | null | undefined;
  /** Some related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: IntegrationFilter | null | undefined;
};

/** A filter to be used against `InvestorAccountType` object types. All fields are combined with a logical ‘and.’ */
export type InvestorAccountTypeFilter = {
  /** Filter by the object’s `accountsByInvestorType` relation. */
  accountsByInvestorType?: InvestorAccountTypeToManyAccountFilter | null | undefined;
  /** Some related `accountsByInvestorType` exist. */
  accountsByInvestorTypeExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<InvestorAccountTypeFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `maxParties` field. */
  maxParties?: IntFilter | null | undefined;
  /** Filter by the object’s `minParties` field. */
  minParties?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: InvestorAccountTypeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<InvestorAccountTypeFilter> | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `InvestorAccountType` */
export type InvestorAccountTypeInput = {
  /** The maximum number of people; null: no limit. */
  maxParties?: number | null | undefined;
  /** The minimum number of people. */
  minParties?: number | null | undefined;
  type: string;
};

/** Represents an update to a `InvestorAccountType`. Fields that are set will be updated. */
export type InvestorAccountTypePatch = {
  /** The maximum number of people; null: no limit. */
  maxParties?: number | null | undefined;
  /** The minimum number of people. */
  minParties?: number | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Account` object types. All fields are combined with a logical ‘and.’ */
export type InvestorAccountTypeToManyAccountFilter = {
  /** Every related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AccountFilter | null | undefined;
  /** No related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AccountFilter | null | undefined;
  /** Some related `Account` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AccountFilter | null | undefined;
};

/** All input for the `investorChangeDistribution` mutation. */
export type InvestorChangeDistributionInput = {
  amount?: string | null | undefined;
  distributionId?: string | null | undefined;
  expectedPrice?: string | null | undefined;
};

/** All input for the `investorMakeDistribution` mutation. */
export type InvestorMakeDistributionInput = {
  /** Whole units. */
  amount: string;
  /** The price a unit that the investor was shown; another one is refused with `price_changed`. */
  expectedPrice?: string | null | undefined;
  /** The allocation to invest in. */
  offeringId: string;
};

/** All input for the `investorWithdrawDistribution` mutation. */
export type InvestorWithdrawDistributionInput = {
  distributionId?: string | null | undefined;
};

/** A filter to be used against `IssuanceRequest` object types. All fields are combined with a logical ‘and.’ */
export type IssuanceRequestFilter = {
  /** Filter by the object’s `accountByAgentId` relation. */
  accountByAgentId?: AccountFilter | null | undefined;
  /** A related `accountByAgentId` exists. */
  accountByAgentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<IssuanceRequestFilter> | null | undefined;
  /** Filter by the object’s `answeredOn` field. */
  answeredOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorName` field. */
  investorName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerName` field. */
  issuerName?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: IssuanceRequestFilter | null | undefined;
  /** Filter by the object’s `note` field. */
  note?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<IssuanceRequestFilter> | null | undefined;
  /** Filter by the object’s `paid` field. */
  paid?: StringFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type LedgerEntryFilter = {
  /** Filter by the object’s `accountByBrokerId` relation. */
  accountByBrokerId?: AccountFilter | null | undefined;
  /** A related `accountByBrokerId` exists. */
  accountByBrokerIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** A related `accountByInvestorId` exists. */
  accountByInvestorIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<LedgerEntryFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressByBlockchainAddressId` relation. */
  blockchainAddressByBlockchainAddressId?: BlockchainAddressFilter | null | undefined;
  /** A related `blockchainAddressByBlockchainAddressId` exists. */
  blockchainAddressByBlockchainAddressIdExists?: boolean | null | undefined;
  /** Filter by the object’s `blockchainAddressId` field. */
  blockchainAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `bookedOn` field. */
  bookedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `holdingByHoldingId` relation. */
  holdingByHoldingId?: HoldingFilter | null | undefined;
  /** A related `holdingByHoldingId` exists. */
  holdingByHoldingIdExists?: boolean | null | undefined;
  /** Filter by the object’s `holdingId` field. */
  holdingId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: LedgerEntryFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<LedgerEntryFilter> | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** A related `roundByRoundId` exists. */
  roundByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `transactionByTransactionId` relation. */
  transactionByTransactionId?: TransactionFilter | null | undefined;
  /** Filter by the object’s `transactionId` field. */
  transactionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `LedgerStakeholder` object types. All fields are combined with a logical ‘and.’ */
export type LedgerStakeholderFilter = {
  /** Filter by the object’s `address` field. */
  address?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<LedgerStakeholderFilter> | null | undefined;
  /** Filter by the object’s `block` field. */
  block?: BigIntFilter | null | undefined;
  /** Filter by the object’s `chain` field. */
  chain?: StringFilter | null | undefined;
  /** Filter by the object’s `chainKind` field. */
  chainKind?: StringFilter | null | undefined;
  /** Filter by the object’s `explorer` field. */
  explorer?: StringFilter | null | undefined;
  /** Filter by the object’s `holdingId` field. */
  holdingId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: LedgerStakeholderFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<LedgerStakeholderFilter> | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `shownName` field. */
  shownName?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
};

/** Methods to use when ordering `LedgerStakeholder`. */
export type LedgerStakeholdersOrderBy =
  | 'ADDRESS_ASC'
  | 'ADDRESS_DESC'
  | 'BLOCK_ASC'
  | 'BLOCK_DESC'
  | 'CHAIN_ASC'
  | 'CHAIN_DESC'
  | 'CHAIN_KIND_ASC'
  | 'CHAIN_KIND_DESC'
  | 'EXPLORER_ASC'
  | 'EXPLORER_DESC'
  | 'HOLDING_ID_ASC'
  | 'HOLDING_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'SHOWN_NAME_ASC'
  | 'SHOWN_NAME_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'UNITS_ASC'
  | 'UNITS_DESC';

/** A filter to be used against `Listing` object types. All fields are combined with a logical ‘and.’ */
export type ListingFilter = {
  /** Filter by the object’s `accountByAtsId` relation. */
  accountByAtsId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ListingFilter> | null | undefined;
  /** Filter by the object’s `atsId` field. */
  atsId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: ListingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ListingFilter> | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `MailChoice` object types. All fields are combined with a logical ‘and.’ */
export type MailChoiceFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<MailChoiceFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isOn` field. */
  isOn?: BooleanFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: MailChoiceFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MailChoiceFilter> | null | undefined;
  /** Filter by the object’s `userByUserId` relation. */
  userByUserId?: UserFilter | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** All input for the `makeAllocationOfferingLink` mutation. */
export type MakeAllocationOfferingLinkInput = {
  agentId?: string | null | undefined;
  allocationId?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `makeBulkOperation` mutation. */
export type MakeBulkOperationInput = {
  allocationId?: string | null | undefined;
  annotation?: string | null | undefined;
  distributionIds?: Array<string | null | undefined> | null | undefined;
  invitations?: unknown;
  kind?: string | null | undefined;
  newStatus?: string | null | undefined;
  onAllocation?: boolean | null | undefined;
};

/** All input for the `makeCustomer` mutation. */
export type MakeCustomerInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `makeDelegate` mutation. */
export type MakeDelegateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  role?: string | null | undefined;
};

/** All input for the `makeDistribution` mutation. */
export type MakeDistributionInput = {
  accountEmail?: string | null | undefined;
  allocationId?: string | null | undefined;
  amount?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `makeDistributionQualifications` mutation. */
export type MakeDistributionQualificationsInput = {
  distributionId?: string | null | undefined;
  vendorQualificationIds?: Array<string | null | undefined> | null | undefined;
};

/** All input for the `makeDocumentLocation` mutation. */
export type MakeDocumentLocationInput = {
  id: string;
};

/** All input for the `makeEmbedKey` mutation. */
export type MakeEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  components?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  origins?: Array<string | null | undefined> | null | undefined;
};

/** All input for the `makeFileLocation` mutation. */
export type MakeFileLocationInput = {
  fileName: string;
};

/** All input for the `makeHoldingDocument` mutation. */
export type MakeHoldingDocumentInput = {
  extension: string;
  name: string;
  parentId: string;
  shareWith: Array<string | null | undefined>;
};

/** All input for the `makeIssuerAccount` mutation. */
export type MakeIssuerAccountInput = {
  companyEmail?: string | null | undefined;
  companyName?: string | null | undefined;
};

/** All input for the `makeRound` mutation. */
export type MakeRoundInput = {
  assetId: string;
  closesOn: string;
  name: string;
  opensOn: string;
  price: string;
  status: string;
  termsUrl: string;
  total: string;
};

/** All input for the `makeSecurityDocument` mutation. */
export type MakeSecurityDocumentInput = {
  extension: string;
  name: string;
  parentId: string;
  shareWith: Array<string | null | undefined>;
};

/** All input for the `makeStepDocument` mutation. */
export type MakeStepDocumentInput = {
  askedFor: string;
  extension: string;
  name: string;
  parentId: string;
};

/** All input for the `makeTaRequestDistributionIssuances` mutation. */
export type MakeTaRequestDistributionIssuancesInput = {
  distributionIds: Array<string | null | undefined>;
};

/** All input for the `makeToken` mutation. */
export type MakeTokenInput = {
  _chain?: string | null | undefined;
  _contractAddressId?: string | null | undefined;
  _name?: string | null | undefined;
  _symbol?: string | null | undefined;
  _tokenId?: string | null | undefined;
  _version?: string | null | undefined;
};

/** All input for the `makeTranche` mutation. */
export type MakeTrancheInput = {
  assetId: string;
  closesOn: string;
  coupon: string;
  name: string;
  opensOn: string;
  price: string;
  status: string;
  term: number;
  termsUrl: string;
  total: string;
};

/** All input for the `makeTransfer` mutation. */
export type MakeTransferInput = {
  amount?: string | null | undefined;
  holdingId?: string | null | undefined;
  investorId?: string | null | undefined;
  price?: string | null | undefined;
};

/** A filter to be used against `ManagedAccount` object types. All fields are combined with a logical ‘and.’ */
export type ManagedAccountFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByEntityId` relation. */
  accountByEntityId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ManagedAccountFilter> | null | undefined;
  /** Filter by the object’s `claimedOn` field. */
  claimedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` field. */
  createdBy?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `entityId` field. */
  entityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: ManagedAccountFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ManagedAccountFilter> | null | undefined;
  /** Filter by the object’s `userByCreatedBy` relation. */
  userByCreatedBy?: UserFilter | null | undefined;
  /** A related `userByCreatedBy` exists. */
  userByCreatedByExists?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `MappedSigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `active` field. */
  active?: BooleanFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<MappedSigningTemplateFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deleted` field. */
  deleted?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateQuestionSetsByMappedSigningTemplateId` relation. */
  mappedSigningTemplateQuestionSetsByMappedSigningTemplateId?: MappedSigningTemplateToManyMappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `mappedSigningTemplateQuestionSetsByMappedSigningTemplateId` exist. */
  mappedSigningTemplateQuestionSetsByMappedSigningTemplateIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: MappedSigningTemplateFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MappedSigningTemplateFilter> | null | undefined;
  /** Filter by the object’s `process` relation. */
  process?: ProcessFilter | null | undefined;
  /** A related `process` exists. */
  processExists?: boolean | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `qualificationStepType` field. */
  qualificationStepType?: StringFilter | null | undefined;
  /** Filter by the object’s `sentSigningDocumentsByMappedSigningTemplateId` relation. */
  sentSigningDocumentsByMappedSigningTemplateId?: MappedSigningTemplateToManySentSigningDocumentFilter | null | undefined;
  /** Some related `sentSigningDocumentsByMappedSigningTemplateId` exist. */
  sentSigningDocumentsByMappedSigningTemplateIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingDocumentsByMappedSigningTemplateId` relation. */
  signingDocumentsByMappedSigningTemplateId?: MappedSigningTemplateToManySigningDocumentFilter | null | undefined;
  /** Some related `signingDocumentsByMappedSigningTemplateId` exist. */
  signingDocumentsByMappedSigningTemplateIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingRolesByMappedSigningTemplateId` relation. */
  signingRolesByMappedSigningTemplateId?: MappedSigningTemplateToManySigningRoleFilter | null | undefined;
  /** Some related `signingRolesByMappedSigningTemplateId` exist. */
  signingRolesByMappedSigningTemplateIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingTemplateBySigningTemplateId` relation. */
  signingTemplateBySigningTemplateId?: SigningTemplateFilter | null | undefined;
  /** Filter by the object’s `signingTemplateId` field. */
  signingTemplateId?: UuidFilter | null | undefined;
  /** Filter by the object’s `templateCopyOn` field. */
  templateCopyOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `templateUpdatedOn` field. */
  templateUpdatedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationByVendorQualificationId` relation. */
  vendorQualificationByVendorQualificationId?: VendorQualificationFilter | null | undefined;
  /** A related `vendorQualificationByVendorQualificationId` exists. */
  vendorQualificationByVendorQualificationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `vendorQualificationId` field. */
  vendorQualificationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `MappedSigningTemplate` */
export type MappedSigningTemplateInput = {
  name: string;
  signingTemplateId: string;
};

/** Represents an update to a `MappedSigningTemplate`. Fields that are set will be updated. */
export type MappedSigningTemplatePatch = {
  /** True if new investments may be asked to sign it, once it is locked. */
  active?: boolean | null | undefined;
  /** True when it is disabled: by its vendor, or because its template was deleted. */
  deleted?: boolean | null | undefined;
  /** True when it is finished: only active can still be changed. */
  locked?: boolean | null | undefined;
  /** The way of signing: by email, or inline in the step. */
  qualificationStepType?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `MappedSigningTemplateQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateQuestionSetFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<MappedSigningTemplateQuestionSetFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateByMappedSigningTemplateId` relation. */
  mappedSigningTemplateByMappedSigningTemplateId?: MappedSigningTemplateFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateId` field. */
  mappedSigningTemplateId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionSetByOnboardingQuestionSetId` relation. */
  onboardingQuestionSetByOnboardingQuestionSetId?: OnboardingQuestionSetFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionSetId` field. */
  onboardingQuestionSetId?: UuidFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MappedSigningTemplateQuestionSetFilter> | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `MappedSigningTemplateQuestionSet` */
export type MappedSigningTemplateQuestionSetInput = {
  mappedSigningTemplateId: string;
  onboardingQuestionSetId: string;
};

/** A filter to be used against many `MappedSigningTemplateQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateToManyMappedSigningTemplateQuestionSetFilter = {
  /** Every related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** No related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateQuestionSetFilter | null | undefined;
};

/** A filter to be used against many `SentSigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateToManySentSigningDocumentFilter = {
  /** Every related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SentSigningDocumentFilter | null | undefined;
  /** No related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SentSigningDocumentFilter | null | undefined;
  /** Some related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SentSigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateToManySigningDocumentFilter = {
  /** Every related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningDocumentFilter | null | undefined;
  /** No related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningDocumentFilter | null | undefined;
  /** Some related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningRole` object types. All fields are combined with a logical ‘and.’ */
export type MappedSigningTemplateToManySigningRoleFilter = {
  /** Every related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningRoleFilter | null | undefined;
  /** No related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningRoleFilter | null | undefined;
  /** Some related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningRoleFilter | null | undefined;
};

/** A filter to be used against `MappingField` object types. All fields are combined with a logical ‘and.’ */
export type MappingFieldFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<MappingFieldFilter> | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `field` field. */
  field?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `isProviderOnly` field. */
  isProviderOnly?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: MappingFieldFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MappingFieldFilter> | null | undefined;
  /** Filter by the object’s `signingFieldsByMapTo` relation. */
  signingFieldsByMapTo?: MappingFieldToManySigningFieldFilter | null | undefined;
  /** Some related `signingFieldsByMapTo` exist. */
  signingFieldsByMapToExist?: boolean | null | undefined;
  /** Filter by the object’s `testValue` field. */
  testValue?: StringFilter | null | undefined;
};

/** A filter to be used against many `SigningField` object types. All fields are combined with a logical ‘and.’ */
export type MappingFieldToManySigningFieldFilter = {
  /** Every related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningFieldFilter | null | undefined;
  /** No related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningFieldFilter | null | undefined;
  /** Some related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningFieldFilter | null | undefined;
};

/** A filter to be used against `MappingRole` object types. All fields are combined with a logical ‘and.’ */
export type MappingRoleFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<MappingRoleFilter> | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: MappingRoleFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<MappingRoleFilter> | null | undefined;
  /** Filter by the object’s `signingRolesByMapTo` relation. */
  signingRolesByMapTo?: MappingRoleToManySigningRoleFilter | null | undefined;
  /** Some related `signingRolesByMapTo` exist. */
  signingRolesByMapToExist?: boolean | null | undefined;
};

/** A filter to be used against many `SigningRole` object types. All fields are combined with a logical ‘and.’ */
export type MappingRoleToManySigningRoleFilter = {
  /** Every related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningRoleFilter | null | undefined;
  /** No related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningRoleFilter | null | undefined;
  /** Some related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningRoleFilter | null | undefined;
};

/** All input for the `matchPayment` mutation. */
export type MatchPaymentInput = {
  amount: string;
  distributionId: string;
  id: string;
};

/** All input for the `mendImportRow` mutation. */
export type MendImportRowInput = {
  email?: string | null | undefined;
  id?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `offerReport` mutation. */
export type OfferReportInput = {
  accountType?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  isOffered?: boolean | null | undefined;
  reportId?: string | null | undefined;
};

/** A filter to be used against `OnboardingQuestion` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<OnboardingQuestionFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `errorMessage` field. */
  errorMessage?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OnboardingQuestionFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionJoinsByQuestionId` relation. */
  onboardingQuestionJoinsByQuestionId?: OnboardingQuestionToManyOnboardingQuestionJoinFilter | null | undefined;
  /** Some related `onboardingQuestionJoinsByQuestionId` exist. */
  onboardingQuestionJoinsByQuestionIdExist?: boolean | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OnboardingQuestionFilter> | null | undefined;
  /** Filter by the object’s `type` relation. */
  type?: OnboardingQuestionTypeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `OnboardingQuestion` */
export type OnboardingQuestionInput = {
  description: string;
  /** The message for an invalid answer. */
  errorMessage: string;
  name: string;
  /** The id of its type. */
  type: number;
};

/** A filter to be used against `OnboardingQuestionJoin` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionJoinFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<OnboardingQuestionJoinFilter> | null | undefined;
  /** Filter by the object’s `executeOrder` field. */
  executeOrder?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OnboardingQuestionJoinFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionByQuestionId` relation. */
  onboardingQuestionByQuestionId?: OnboardingQuestionFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionSetByQuestionSetId` relation. */
  onboardingQuestionSetByQuestionSetId?: OnboardingQuestionSetFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OnboardingQuestionJoinFilter> | null | undefined;
  /** Filter by the object’s `questionId` field. */
  questionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `questionSetId` field. */
  questionSetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `OnboardingQuestionJoin` */
export type OnboardingQuestionJoinInput = {
  /** Its position in the set. */
  executeOrder: number;
  /** That name in other languages, by their tags: {"de": {"displayKey": "…"}}. */
  languages?: unknown;
  /** The name of the question in this set. */
  name: string;
  questionId: string;
  questionSetId: string;
};

/** Represents an update to a `OnboardingQuestion`. Fields that are set will be updated. */
export type OnboardingQuestionPatch = {
  description?: string | null | undefined;
  /** The message for an invalid answer. */
  errorMessage?: string | null | undefined;
  name?: string | null | undefined;
  /** The id of its type. */
  type?: number | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `OnboardingQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionSetFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<OnboardingQuestionSetFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lang` field. */
  lang?: StringFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateQuestionSetsByOnboardingQuestionSetId` relation. */
  mappedSigningTemplateQuestionSetsByOnboardingQuestionSetId?: OnboardingQuestionSetToManyMappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `mappedSigningTemplateQuestionSetsByOnboardingQuestionSetId` exist. */
  mappedSigningTemplateQuestionSetsByOnboardingQuestionSetIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OnboardingQuestionSetFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionJoinsByQuestionSetId` relation. */
  onboardingQuestionJoinsByQuestionSetId?: OnboardingQuestionSetToManyOnboardingQuestionJoinFilter | null | undefined;
  /** Some related `onboardingQuestionJoinsByQuestionSetId` exist. */
  onboardingQuestionJoinsByQuestionSetIdExist?: boolean | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OnboardingQuestionSetFilter> | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `OnboardingQuestionSet` */
export type OnboardingQuestionSetInput = {
  name: string;
};

/** Represents an update to a `OnboardingQuestionSet`. Fields that are set will be updated. */
export type OnboardingQuestionSetPatch = {
  /** True when it is finished: it can be used, but no longer changed. */
  locked?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `MappedSigningTemplateQuestionSet` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionSetToManyMappedSigningTemplateQuestionSetFilter = {
  /** Every related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** No related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateQuestionSetFilter | null | undefined;
  /** Some related `MappedSigningTemplateQuestionSet` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateQuestionSetFilter | null | undefined;
};

/** A filter to be used against many `OnboardingQuestionJoin` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionSetToManyOnboardingQuestionJoinFilter = {
  /** Every related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionJoinFilter | null | undefined;
  /** No related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionJoinFilter | null | undefined;
  /** Some related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionJoinFilter | null | undefined;
};

/** A filter to be used against many `OnboardingQuestionJoin` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionToManyOnboardingQuestionJoinFilter = {
  /** Every related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionJoinFilter | null | undefined;
  /** No related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionJoinFilter | null | undefined;
  /** Some related `OnboardingQuestionJoin` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionJoinFilter | null | undefined;
};

/** A filter to be used against `OnboardingQuestionType` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionTypeFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<OnboardingQuestionTypeFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OnboardingQuestionTypeFilter | null | undefined;
  /** Filter by the object’s `onboardingQuestionsByType` relation. */
  onboardingQuestionsByType?: OnboardingQuestionTypeToManyOnboardingQuestionFilter | null | undefined;
  /** Some related `onboardingQuestionsByType` exist. */
  onboardingQuestionsByTypeExist?: boolean | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OnboardingQuestionTypeFilter> | null | undefined;
  /** Filter by the object’s `regex` field. */
  regex?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `OnboardingQuestionType` */
export type OnboardingQuestionTypeInput = {
  name: string;
  /** The pattern of a valid answer. */
  regex?: string | null | undefined;
  /** The field kind of the answer. */
  type: string;
};

/** Represents an update to a `OnboardingQuestionType`. Fields that are set will be updated. */
export type OnboardingQuestionTypePatch = {
  name?: string | null | undefined;
  /** The pattern of a valid answer. */
  regex?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `OnboardingQuestion` object types. All fields are combined with a logical ‘and.’ */
export type OnboardingQuestionTypeToManyOnboardingQuestionFilter = {
  /** Every related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: OnboardingQuestionFilter | null | undefined;
  /** No related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: OnboardingQuestionFilter | null | undefined;
  /** Some related `OnboardingQuestion` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: OnboardingQuestionFilter | null | undefined;
};

/** A filter to be used against `Partner` object types. All fields are combined with a logical ‘and.’ */
export type PartnerFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<PartnerFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `integrationsByPartnerId` relation. */
  integrationsByPartnerId?: PartnerToManyIntegrationFilter | null | undefined;
  /** Some related `integrationsByPartnerId` exist. */
  integrationsByPartnerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `logo` field. */
  logo?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PartnerFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PartnerFilter> | null | undefined;
  /** Filter by the object’s `url` field. */
  url?: StringFilter | null | undefined;
};

/** A filter to be used against many `Integration` object types. All fields are combined with a logical ‘and.’ */
export type PartnerToManyIntegrationFilter = {
  /** Every related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: IntegrationFilter | null | undefined;
  /** No related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: IntegrationFilter | null | undefined;
  /** Some related `Integration` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: IntegrationFilter | null | undefined;
};

/** A filter to be used against `Party` object types. All fields are combined with a logical ‘and.’ */
export type PartyFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `addressesByPartyId` relation. */
  addressesByPartyId?: PartyToManyAddressFilter | null | undefined;
  /** Some related `addressesByPartyId` exist. */
  addressesByPartyIdExist?: boolean | null | undefined;
  /** Filter by the object’s `allowLogin` field. */
  allowLogin?: BooleanFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PartyFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `dateOfBirth` field. */
  dateOfBirth?: DateFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `firstName` field. */
  firstName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isPrimary` field. */
  isPrimary?: BooleanFilter | null | undefined;
  /** Filter by the object’s `lastName` field. */
  lastName?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PartyFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PartyFilter> | null | undefined;
  /** Filter by the object’s `role` field. */
  role?: StringFilter | null | undefined;
  /** Filter by the object’s `taxShort` field. */
  taxShort?: StringFilter | null | undefined;
  /** Filter by the object’s `usCitizen` field. */
  usCitizen?: BooleanFilter | null | undefined;
  /** Filter by the object’s `userByUserId` relation. */
  userByUserId?: UserFilter | null | undefined;
  /** A related `userByUserId` exists. */
  userByUserIdExists?: boolean | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `Address` object types. All fields are combined with a logical ‘and.’ */
export type PartyToManyAddressFilter = {
  /** Every related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AddressFilter | null | undefined;
  /** No related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AddressFilter | null | undefined;
  /** Some related `Address` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AddressFilter | null | undefined;
};

/** A filter to be used against `Passkey` object types. All fields are combined with a logical ‘and.’ */
export type PasskeyFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<PasskeyFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lastUsedAt` field. */
  lastUsedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PasskeyFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PasskeyFilter> | null | undefined;
  /** Filter by the object’s `userByUserId` relation. */
  userByUserId?: UserFilter | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `PaymentAccount` object types. All fields are combined with a logical ‘and.’ */
export type PaymentAccountFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PaymentAccountFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PaymentAccountFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PaymentAccountFilter> | null | undefined;
  /** Filter by the object’s `paymentIssuersByPaymentAccountId` relation. */
  paymentIssuersByPaymentAccountId?: PaymentAccountToManyPaymentIssuerFilter | null | undefined;
  /** Some related `paymentIssuersByPaymentAccountId` exist. */
  paymentIssuersByPaymentAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `syncError` field. */
  syncError?: StringFilter | null | undefined;
  /** Filter by the object’s `syncStatus` field. */
  syncStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `syncedOn` field. */
  syncedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `PaymentIssuer` object types. All fields are combined with a logical ‘and.’ */
export type PaymentAccountToManyPaymentIssuerFilter = {
  /** Every related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentIssuerFilter | null | undefined;
  /** No related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentIssuerFilter | null | undefined;
  /** Some related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentIssuerFilter | null | undefined;
};

/** A filter to be used against `PaymentInstrument` object types. All fields are combined with a logical ‘and.’ */
export type PaymentInstrumentFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PaymentInstrumentFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PaymentInstrumentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PaymentInstrumentFilter> | null | undefined;
  /** Filter by the object’s `paymentIssuerByPaymentIssuerId` relation. */
  paymentIssuerByPaymentIssuerId?: PaymentIssuerFilter | null | undefined;
  /** Filter by the object’s `paymentIssuerId` field. */
  paymentIssuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `processByStepByStepId` relation. */
  processByStepByStepId?: ProcessFilter | null | undefined;
  /** A related `processByStepByStepId` exists. */
  processByStepByStepIdExists?: boolean | null | undefined;
  /** Filter by the object’s `providerId` field. */
  providerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `signingDocumentsByPaymentInstrumentId` relation. */
  signingDocumentsByPaymentInstrumentId?: PaymentInstrumentToManySigningDocumentFilter | null | undefined;
  /** Some related `signingDocumentsByPaymentInstrumentId` exist. */
  signingDocumentsByPaymentInstrumentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingRolesByPaymentInstrumentId` relation. */
  signingRolesByPaymentInstrumentId?: PaymentInstrumentToManySigningRoleFilter | null | undefined;
  /** Some related `signingRolesByPaymentInstrumentId` exist. */
  signingRolesByPaymentInstrumentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `stepByStepId` field. */
  stepByStepId?: UuidFilter | null | undefined;
  /** Filter by the object’s `syncedOn` field. */
  syncedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `updatedOn` field. */
  updatedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `SigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type PaymentInstrumentToManySigningDocumentFilter = {
  /** Every related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningDocumentFilter | null | undefined;
  /** No related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningDocumentFilter | null | undefined;
  /** Some related `SigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningRole` object types. All fields are combined with a logical ‘and.’ */
export type PaymentInstrumentToManySigningRoleFilter = {
  /** Every related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningRoleFilter | null | undefined;
  /** No related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningRoleFilter | null | undefined;
  /** Some related `SigningRole` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningRoleFilter | null | undefined;
};

/** A filter to be used against `PaymentIssuer` object types. All fields are combined with a logical ‘and.’ */
export type PaymentIssuerFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PaymentIssuerFilter> | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PaymentIssuerFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PaymentIssuerFilter> | null | undefined;
  /** Filter by the object’s `paymentAccountByPaymentAccountId` relation. */
  paymentAccountByPaymentAccountId?: PaymentAccountFilter | null | undefined;
  /** Filter by the object’s `paymentAccountId` field. */
  paymentAccountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `paymentInstrumentsByPaymentIssuerId` relation. */
  paymentInstrumentsByPaymentIssuerId?: PaymentIssuerToManyPaymentInstrumentFilter | null | undefined;
  /** Some related `paymentInstrumentsByPaymentIssuerId` exist. */
  paymentInstrumentsByPaymentIssuerIdExist?: boolean | null | undefined;
  /** Filter by the object’s `process` relation. */
  process?: ProcessFilter | null | undefined;
  /** A related `process` exists. */
  processExists?: boolean | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `providerId` field. */
  providerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `syncedOn` field. */
  syncedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `updatedOn` field. */
  updatedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `PaymentInstrument` object types. All fields are combined with a logical ‘and.’ */
export type PaymentIssuerToManyPaymentInstrumentFilter = {
  /** Every related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentInstrumentFilter | null | undefined;
  /** No related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentInstrumentFilter | null | undefined;
  /** Some related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentInstrumentFilter | null | undefined;
};

/** A filter to be used against `PaymentMethod` object types. All fields are combined with a logical ‘and.’ */
export type PaymentMethodFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PaymentMethodFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: PaymentMethodFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PaymentMethodFilter> | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** All input for the `previewBulkAllocation` mutation. */
export type PreviewBulkAllocationInput = {
  allocationId?: string | null | undefined;
  fileName?: string | null | undefined;
};

/** All input for the `previewBulkCustomers` mutation. */
export type PreviewBulkCustomersInput = {
  fileName?: string | null | undefined;
};

/** A filter to be used against `Process` object types. All fields are combined with a logical ‘and.’ */
export type ProcessFilter = {
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountIntegrationByProcessId` relation. */
  accountIntegrationByProcessId?: AccountIntegrationFilter | null | undefined;
  /** A related `accountIntegrationByProcessId` exists. */
  accountIntegrationByProcessIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accreditationsByRenewalId` relation. */
  accreditationsByRenewalId?: ProcessToManyAccreditationFilter | null | undefined;
  /** Some related `accreditationsByRenewalId` exist. */
  accreditationsByRenewalIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ProcessFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `currentStep` field. */
  currentStep?: UuidFilter | null | undefined;
  /** Filter by the object’s `distributionsByProcessId` relation. */
  distributionsByProcessId?: ProcessToManyDistributionFilter | null | undefined;
  /** Some related `distributionsByProcessId` exist. */
  distributionsByProcessIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplatesByProcessId` relation. */
  mappedSigningTemplatesByProcessId?: ProcessToManyMappedSigningTemplateFilter | null | undefined;
  /** Some related `mappedSigningTemplatesByProcessId` exist. */
  mappedSigningTemplatesByProcessIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ProcessFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ProcessFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `parentStepId` field. */
  parentStepId?: UuidFilter | null | undefined;
  /** Filter by the object’s `paymentInstrumentsByStepByStepId` relation. */
  paymentInstrumentsByStepByStepId?: ProcessToManyPaymentInstrumentFilter | null | undefined;
  /** Some related `paymentInstrumentsByStepByStepId` exist. */
  paymentInstrumentsByStepByStepIdExist?: boolean | null | undefined;
  /** Filter by the object’s `paymentIssuersByProcessId` relation. */
  paymentIssuersByProcessId?: ProcessToManyPaymentIssuerFilter | null | undefined;
  /** Some related `paymentIssuersByProcessId` exist. */
  paymentIssuersByProcessIdExist?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `stepByParentStepId` relation. */
  stepByParentStepId?: StepFilter | null | undefined;
  /** A related `stepByParentStepId` exists. */
  stepByParentStepIdExists?: boolean | null | undefined;
  /** Filter by the object’s `stepsByProcessId` relation. */
  stepsByProcessId?: ProcessToManyStepFilter | null | undefined;
  /** Some related `stepsByProcessId` exist. */
  stepsByProcessIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `Accreditation` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyAccreditationFilter = {
  /** Every related `Accreditation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AccreditationFilter | null | undefined;
  /** No related `Accreditation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AccreditationFilter | null | undefined;
  /** Some related `Accreditation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AccreditationFilter | null | undefined;
};

/** A filter to be used against many `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyDistributionFilter = {
  /** Every related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionFilter | null | undefined;
  /** No related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionFilter | null | undefined;
  /** Some related `Distribution` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionFilter | null | undefined;
};

/** A filter to be used against many `MappedSigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyMappedSigningTemplateFilter = {
  /** Every related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateFilter | null | undefined;
  /** No related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateFilter | null | undefined;
  /** Some related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateFilter | null | undefined;
};

/** A filter to be used against many `PaymentInstrument` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyPaymentInstrumentFilter = {
  /** Every related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentInstrumentFilter | null | undefined;
  /** No related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentInstrumentFilter | null | undefined;
  /** Some related `PaymentInstrument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentInstrumentFilter | null | undefined;
};

/** A filter to be used against many `PaymentIssuer` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyPaymentIssuerFilter = {
  /** Every related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PaymentIssuerFilter | null | undefined;
  /** No related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PaymentIssuerFilter | null | undefined;
  /** Some related `PaymentIssuer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PaymentIssuerFilter | null | undefined;
};

/** A filter to be used against many `Step` object types. All fields are combined with a logical ‘and.’ */
export type ProcessToManyStepFilter = {
  /** Every related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StepFilter | null | undefined;
  /** No related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StepFilter | null | undefined;
  /** Some related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StepFilter | null | undefined;
};

/** A filter to be used against `Purchaser` object types. All fields are combined with a logical ‘and.’ */
export type PurchaserFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<PurchaserFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorEmail` field. */
  investorEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorName` field. */
  investorName?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PurchaserFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PurchaserFilter> | null | undefined;
  /** Filter by the object’s `paidInCapital` field. */
  paidInCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
};

/** Methods to use when ordering `Purchaser`. */
export type PurchasersOrderBy =
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'DISTRIBUTION_ID_ASC'
  | 'DISTRIBUTION_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_EMAIL_ASC'
  | 'INVESTOR_EMAIL_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'INVESTOR_NAME_ASC'
  | 'INVESTOR_NAME_DESC'
  | 'NATURAL'
  | 'PAID_IN_CAPITAL_ASC'
  | 'PAID_IN_CAPITAL_DESC'
  | 'PAID_ON_ASC'
  | 'PAID_ON_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'ROUND_NAME_ASC'
  | 'ROUND_NAME_DESC'
  | 'UNITS_ASC'
  | 'UNITS_DESC';

/** A filter to be used against `ReceivedPayment` object types. All fields are combined with a logical ‘and.’ */
export type ReceivedPaymentFilter = {
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ReceivedPaymentFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByProposedDistributionId` relation. */
  distributionByProposedDistributionId?: DistributionFilter | null | undefined;
  /** A related `distributionByProposedDistributionId` exists. */
  distributionByProposedDistributionIdExists?: boolean | null | undefined;
  /** Filter by the object’s `heldRoundName` field. */
  heldRoundName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `matchedAmount` field. */
  matchedAmount?: BigFloatFilter | null | undefined;
  /** Negates the expression. */
  not?: ReceivedPaymentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ReceivedPaymentFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `payerName` field. */
  payerName?: StringFilter | null | undefined;
  /** Filter by the object’s `proposal` field. */
  proposal?: StringFilter | null | undefined;
  /** Filter by the object’s `proposedDistributionId` field. */
  proposedDistributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `proposedInvestorName` field. */
  proposedInvestorName?: StringFilter | null | undefined;
  /** Filter by the object’s `proposedRoundName` field. */
  proposedRoundName?: StringFilter | null | undefined;
  /** Filter by the object’s `receivedPaymentPartsByReceivedPaymentId` relation. */
  receivedPaymentPartsByReceivedPaymentId?: ReceivedPaymentToManyReceivedPaymentPartFilter | null | undefined;
  /** Some related `receivedPaymentPartsByReceivedPaymentId` exist. */
  receivedPaymentPartsByReceivedPaymentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `reference` field. */
  reference?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `ReceivedPaymentPart` object types. All fields are combined with a logical ‘and.’ */
export type ReceivedPaymentPartFilter = {
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ReceivedPaymentPartFilter> | null | undefined;
  /** Filter by the object’s `by` field. */
  by?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `distributionPaymentByDistributionPaymentId` relation. */
  distributionPaymentByDistributionPaymentId?: DistributionPaymentFilter | null | undefined;
  /** Filter by the object’s `distributionPaymentId` field. */
  distributionPaymentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorName` field. */
  investorName?: StringFilter | null | undefined;
  /** Filter by the object’s `isIssued` field. */
  isIssued?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: ReceivedPaymentPartFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ReceivedPaymentPartFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `receivedPaymentByReceivedPaymentId` relation. */
  receivedPaymentByReceivedPaymentId?: ReceivedPaymentFilter | null | undefined;
  /** Filter by the object’s `receivedPaymentId` field. */
  receivedPaymentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `ReceivedPaymentPart` object types. All fields are combined with a logical ‘and.’ */
export type ReceivedPaymentToManyReceivedPaymentPartFilter = {
  /** Every related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReceivedPaymentPartFilter | null | undefined;
  /** No related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReceivedPaymentPartFilter | null | undefined;
  /** Some related `ReceivedPaymentPart` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReceivedPaymentPartFilter | null | undefined;
};

/** All input for the `recoverWebhookEvents` mutation. */
export type RecoverWebhookEventsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  endpointId?: string | null | undefined;
  since?: string | null | undefined;
};

/** All input for the `rejectIssuanceRequest` mutation. */
export type RejectIssuanceRequestInput = {
  id: string;
  note: string;
};

/** All input for the `removeEmailAddress` mutation. */
export type RemoveEmailAddressInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
};

/** All input for the `removePasskey` mutation. */
export type RemovePasskeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `renamePasskey` mutation. */
export type RenamePasskeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  name?: string | null | undefined;
};

/** A filter to be used against `Report` object types. All fields are combined with a logical ‘and.’ */
export type ReportFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<ReportFilter> | null | undefined;
  /** Filter by the object’s `enabled` field. */
  enabled?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ReportFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ReportFilter> | null | undefined;
  /** Filter by the object’s `path` field. */
  path?: StringFilter | null | undefined;
  /** Filter by the object’s `reportRunsByReportId` relation. */
  reportRunsByReportId?: ReportToManyReportRunFilter | null | undefined;
  /** Some related `reportRunsByReportId` exist. */
  reportRunsByReportIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `ReportRun` object types. All fields are combined with a logical ‘and.’ */
export type ReportRunFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<ReportRunFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `madeAt` field. */
  madeAt?: DatetimeFilter | null | undefined;
  /** Negates the expression. */
  not?: ReportRunFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ReportRunFilter> | null | undefined;
  /** Filter by the object’s `reportByReportId` relation. */
  reportByReportId?: ReportFilter | null | undefined;
  /** Filter by the object’s `reportId` field. */
  reportId?: UuidFilter | null | undefined;
  /** Filter by the object’s `rowCount` field. */
  rowCount?: IntFilter | null | undefined;
  /** Filter by the object’s `size` field. */
  size?: IntFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `ReportRun` object types. All fields are combined with a logical ‘and.’ */
export type ReportToManyReportRunFilter = {
  /** Every related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ReportRunFilter | null | undefined;
  /** No related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ReportRunFilter | null | undefined;
  /** Some related `ReportRun` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ReportRunFilter | null | undefined;
};

/** All input for the `resendWebhookEvent` mutation. */
export type ResendWebhookEventInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deliveryId?: string | null | undefined;
};

/** All input for the `resumeBulkOperation` mutation. */
export type ResumeBulkOperationInput = {
  id?: string | null | undefined;
};

/** All input for the `retryBulkOperation` mutation. */
export type RetryBulkOperationInput = {
  id?: string | null | undefined;
  rowIds?: Array<string | null | undefined> | null | undefined;
};

/** All input for the `returnPayment` mutation. */
export type ReturnPaymentInput = {
  id: string;
};

/** All input for the `reviewStep` mutation. */
export type ReviewStepInput = {
  accepted?: boolean | null | undefined;
  reason?: string | null | undefined;
  stepId?: string | null | undefined;
};

/** All input for the `revokeEmbedKey` mutation. */
export type RevokeEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `rotateEmbedKey` mutation. */
export type RotateEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  keepOldFor?: number | null | undefined;
};

/** All input for the `rotateWebhookSecret` mutation. */
export type RotateWebhookSecretInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  keepOldFor?: number | null | undefined;
};

/** A filter to be used against `Round` object types. All fields are combined with a logical ‘and.’ */
export type RoundFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `allocationsByRoundId` relation. */
  allocationsByRoundId?: RoundToManyAllocationFilter | null | undefined;
  /** Some related `allocationsByRoundId` exist. */
  allocationsByRoundIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<RoundFilter> | null | undefined;
  /** Filter by the object’s `assetByAssetId` relation. */
  assetByAssetId?: AssetFilter | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `brokerAllocationsByRoundId` relation. */
  brokerAllocationsByRoundId?: RoundToManyBrokerAllocationFilter | null | undefined;
  /** Some related `brokerAllocationsByRoundId` exist. */
  brokerAllocationsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `capitalDeploymentsByRoundId` relation. */
  capitalDeploymentsByRoundId?: RoundToManyCapitalDeploymentFilter | null | undefined;
  /** Some related `capitalDeploymentsByRoundId` exist. */
  capitalDeploymentsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `closesOn` field. */
  closesOn?: DateFilter | null | undefined;
  /** Filter by the object’s `contractsByRoundId` relation. */
  contractsByRoundId?: RoundToManyContractFilter | null | undefined;
  /** Some related `contractsByRoundId` exist. */
  contractsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `holdingsByRoundId` relation. */
  holdingsByRoundId?: RoundToManyHoldingFilter | null | undefined;
  /** Some related `holdingsByRoundId` exist. */
  holdingsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuanceRequestsByRoundId` relation. */
  issuanceRequestsByRoundId?: RoundToManyIssuanceRequestFilter | null | undefined;
  /** Some related `issuanceRequestsByRoundId` exist. */
  issuanceRequestsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `issued` field. */
  issued?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesByRoundId` relation. */
  ledgerEntriesByRoundId?: RoundToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByRoundId` exist. */
  ledgerEntriesByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: RoundFilter | null | undefined;
  /** Filter by the object’s `opensOn` field. */
  opensOn?: DateFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<RoundFilter> | null | undefined;
  /** Filter by the object’s `price` field. */
  price?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** A related `securityBySecurityId` exists. */
  securityBySecurityIdExists?: boolean | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `termsUrl` field. */
  termsUrl?: StringFilter | null | undefined;
  /** Filter by the object’s `tokenByRoundId` relation. */
  tokenByRoundId?: TokenFilter | null | undefined;
  /** A related `tokenByRoundId` exists. */
  tokenByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `total` field. */
  total?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `totalCapitalDeployed` field. */
  totalCapitalDeployed?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `trancheBondDatumByRoundId` relation. */
  trancheBondDatumByRoundId?: TrancheBondDatumFilter | null | undefined;
  /** A related `trancheBondDatumByRoundId` exists. */
  trancheBondDatumByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `transactionsByRoundId` relation. */
  transactionsByRoundId?: RoundToManyTransactionFilter | null | undefined;
  /** Some related `transactionsByRoundId` exist. */
  transactionsByRoundIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `Round`. Fields that are set will be updated. */
export type RoundPatch = {
  /** The last open day, in UTC. */
  closesOn?: string | null | undefined;
  name?: string | null | undefined;
  /** The first open day, in UTC. */
  opensOn?: string | null | undefined;
  /** The price per unit, in US dollars. */
  price?: string | null | undefined;
  status?: string | null | undefined;
  /** The address of its data room. */
  termsUrl?: string | null | undefined;
  /** Units for sale. */
  total?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Allocation` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyAllocationFilter = {
  /** Every related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationFilter | null | undefined;
  /** No related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationFilter | null | undefined;
  /** Some related `Allocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationFilter | null | undefined;
};

/** A filter to be used against many `BrokerAllocation` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyBrokerAllocationFilter = {
  /** Every related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: BrokerAllocationFilter | null | undefined;
  /** No related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: BrokerAllocationFilter | null | undefined;
  /** Some related `BrokerAllocation` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: BrokerAllocationFilter | null | undefined;
};

/** A filter to be used against many `CapitalDeployment` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyCapitalDeploymentFilter = {
  /** Every related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CapitalDeploymentFilter | null | undefined;
  /** No related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CapitalDeploymentFilter | null | undefined;
  /** Some related `CapitalDeployment` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CapitalDeploymentFilter | null | undefined;
};

/** A filter to be used against many `Contract` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyContractFilter = {
  /** Every related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContractFilter | null | undefined;
  /** No related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContractFilter | null | undefined;
  /** Some related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContractFilter | null | undefined;
};

/** A filter to be used against many `Holding` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyHoldingFilter = {
  /** Every related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: HoldingFilter | null | undefined;
  /** No related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: HoldingFilter | null | undefined;
  /** Some related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: HoldingFilter | null | undefined;
};

/** A filter to be used against many `IssuanceRequest` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyIssuanceRequestFilter = {
  /** Every related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: IssuanceRequestFilter | null | undefined;
  /** No related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: IssuanceRequestFilter | null | undefined;
  /** Some related `IssuanceRequest` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: IssuanceRequestFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against many `Transaction` object types. All fields are combined with a logical ‘and.’ */
export type RoundToManyTransactionFilter = {
  /** Every related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TransactionFilter | null | undefined;
  /** No related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TransactionFilter | null | undefined;
  /** Some related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TransactionFilter | null | undefined;
};

/** A filter to be used against `Security` object types. All fields are combined with a logical ‘and.’ */
export type SecurityFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SecurityFilter> | null | undefined;
  /** Filter by the object’s `blockchainAddressByBlockchainAddressId` relation. */
  blockchainAddressByBlockchainAddressId?: BlockchainAddressFilter | null | undefined;
  /** A related `blockchainAddressByBlockchainAddressId` exists. */
  blockchainAddressByBlockchainAddressIdExists?: boolean | null | undefined;
  /** Filter by the object’s `blockchainAddressId` field. */
  blockchainAddressId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `documents` relation. */
  documents?: SecurityToManyDocumentFilter | null | undefined;
  /** Some related `documents` exist. */
  documentsExist?: boolean | null | undefined;
  /** Filter by the object’s `holdingsBySecurityId` relation. */
  holdingsBySecurityId?: SecurityToManyHoldingFilter | null | undefined;
  /** Some related `holdingsBySecurityId` exist. */
  holdingsBySecurityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issued` field. */
  issued?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesBySecurityId` relation. */
  ledgerEntriesBySecurityId?: SecurityToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesBySecurityId` exist. */
  ledgerEntriesBySecurityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `listingBySecurityId` relation. */
  listingBySecurityId?: ListingFilter | null | undefined;
  /** A related `listingBySecurityId` exists. */
  listingBySecurityIdExists?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SecurityFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SecurityFilter> | null | undefined;
  /** Filter by the object’s `roundsBySecurityId` relation. */
  roundsBySecurityId?: SecurityToManyRoundFilter | null | undefined;
  /** Some related `roundsBySecurityId` exist. */
  roundsBySecurityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `ticker` field. */
  ticker?: StringFilter | null | undefined;
  /** Filter by the object’s `total` field. */
  total?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `transactionsBySecurityId` relation. */
  transactionsBySecurityId?: SecurityToManyTransactionFilter | null | undefined;
  /** Some related `transactionsBySecurityId` exist. */
  transactionsBySecurityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `transfersBySecurityId` relation. */
  transfersBySecurityId?: SecurityToManyTransferFilter | null | undefined;
  /** Some related `transfersBySecurityId` exist. */
  transfersBySecurityIdExist?: boolean | null | undefined;
  /** Filter by the object’s `unitValue` field. */
  unitValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `Security`. Fields that are set will be updated. */
export type SecurityPatch = {
  name?: string | null | undefined;
  /** Its symbol, such as B-1. */
  ticker?: string | null | undefined;
  /** Units authorized: never fewer than issued. */
  total?: string | null | undefined;
  /** The current value of a unit, in US dollars. */
  unitValue?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `SecuritySetting` object types. All fields are combined with a logical ‘and.’ */
export type SecuritySettingFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SecuritySettingFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: SecuritySettingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SecuritySettingFilter> | null | undefined;
  /** Filter by the object’s `requiresSecondFactor` field. */
  requiresSecondFactor?: BooleanFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `Document` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyDocumentFilter = {
  /** Every related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DocumentFilter | null | undefined;
  /** No related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DocumentFilter | null | undefined;
  /** Some related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DocumentFilter | null | undefined;
};

/** A filter to be used against many `Holding` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyHoldingFilter = {
  /** Every related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: HoldingFilter | null | undefined;
  /** No related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: HoldingFilter | null | undefined;
  /** Some related `Holding` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: HoldingFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against many `Round` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyRoundFilter = {
  /** Every related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: RoundFilter | null | undefined;
  /** No related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: RoundFilter | null | undefined;
  /** Some related `Round` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: RoundFilter | null | undefined;
};

/** A filter to be used against many `Transaction` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyTransactionFilter = {
  /** Every related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TransactionFilter | null | undefined;
  /** No related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TransactionFilter | null | undefined;
  /** Some related `Transaction` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TransactionFilter | null | undefined;
};

/** A filter to be used against many `Transfer` object types. All fields are combined with a logical ‘and.’ */
export type SecurityToManyTransferFilter = {
  /** Every related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: TransferFilter | null | undefined;
  /** No related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: TransferFilter | null | undefined;
  /** Some related `Transfer` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: TransferFilter | null | undefined;
};

/** All input for the `sendTestEvent` mutation. */
export type SendTestEventInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** A filter to be used against `SentSigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type SentSigningDocumentFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SentSigningDocumentFilter> | null | undefined;
  /** Filter by the object’s `declinedReason` field. */
  declinedReason?: StringFilter | null | undefined;
  /** Filter by the object’s `documentId` field. */
  documentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `documentUri` field. */
  documentUri?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isTest` field. */
  isTest?: BooleanFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateByMappedSigningTemplateId` relation. */
  mappedSigningTemplateByMappedSigningTemplateId?: MappedSigningTemplateFilter | null | undefined;
  /** A related `mappedSigningTemplateByMappedSigningTemplateId` exists. */
  mappedSigningTemplateByMappedSigningTemplateIdExists?: boolean | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateId` field. */
  mappedSigningTemplateId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SentSigningDocumentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SentSigningDocumentFilter> | null | undefined;
  /** Filter by the object’s `recipientId` field. */
  recipientId?: UuidFilter | null | undefined;
  /** Filter by the object’s `sentOn` field. */
  sentOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `sentTo` relation. */
  sentTo?: AccountFilter | null | undefined;
  /** A related `sentTo` exists. */
  sentToExists?: boolean | null | undefined;
  /** Filter by the object’s `signingDocumentByDocumentId` relation. */
  signingDocumentByDocumentId?: SigningDocumentFilter | null | undefined;
  /** A related `signingDocumentByDocumentId` exists. */
  signingDocumentByDocumentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `toEmail` field. */
  toEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** All input for the `setSecondFactor` mutation. */
export type SetSecondFactorInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  required?: boolean | null | undefined;
};

/** All input for the `setupAccount` mutation. */
export type SetupAccountInput = {
  accountName?: string | null | undefined;
  addresses?: Array<SetupAddressInput | null | undefined> | null | undefined;
  attestation?: boolean | null | undefined;
  custodian?: string | null | undefined;
  formationDate?: string | null | undefined;
  parties?: Array<SetupPartyInput | null | undefined> | null | undefined;
  taxId?: string | null | undefined;
  type?: string | null | undefined;
};

/** An input for mutations affecting `SetupAddress` */
export type SetupAddressInput = {
  city?: string | null | undefined;
  countryId?: number | null | undefined;
  lineOne?: string | null | undefined;
  lineTwo?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  type?: string | null | undefined;
};

/** An input for mutations affecting `SetupParty` */
export type SetupPartyInput = {
  addresses?: Array<SetupAddressInput | null | undefined> | null | undefined;
  allowLogin?: boolean | null | undefined;
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  isPrimary?: boolean | null | undefined;
  lastName?: string | null | undefined;
  loginRole?: string | null | undefined;
  role?: string | null | undefined;
  taxId?: string | null | undefined;
  usCitizen?: boolean | null | undefined;
};

/** A filter to be used against `SigningAccount` object types. All fields are combined with a logical ‘and.’ */
export type SigningAccountFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SigningAccountFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SigningAccountFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SigningAccountFilter> | null | undefined;
  /** Filter by the object’s `signingTemplatesBySigningAccountId` relation. */
  signingTemplatesBySigningAccountId?: SigningAccountToManySigningTemplateFilter | null | undefined;
  /** Some related `signingTemplatesBySigningAccountId` exist. */
  signingTemplatesBySigningAccountIdExist?: boolean | null | undefined;
  /** Filter by the object’s `syncError` field. */
  syncError?: StringFilter | null | undefined;
  /** Filter by the object’s `syncStatus` field. */
  syncStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `syncedOn` field. */
  syncedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `SigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type SigningAccountToManySigningTemplateFilter = {
  /** Every related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningTemplateFilter | null | undefined;
  /** No related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningTemplateFilter | null | undefined;
  /** Some related `SigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningTemplateFilter | null | undefined;
};

/** A filter to be used against `SigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type SigningDocumentFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SigningDocumentFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateByMappedSigningTemplateId` relation. */
  mappedSigningTemplateByMappedSigningTemplateId?: MappedSigningTemplateFilter | null | undefined;
  /** A related `mappedSigningTemplateByMappedSigningTemplateId` exists. */
  mappedSigningTemplateByMappedSigningTemplateIdExists?: boolean | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateId` field. */
  mappedSigningTemplateId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SigningDocumentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SigningDocumentFilter> | null | undefined;
  /** Filter by the object’s `order` field. */
  order?: IntFilter | null | undefined;
  /** Filter by the object’s `paymentInstrumentByPaymentInstrumentId` relation. */
  paymentInstrumentByPaymentInstrumentId?: PaymentInstrumentFilter | null | undefined;
  /** A related `paymentInstrumentByPaymentInstrumentId` exists. */
  paymentInstrumentByPaymentInstrumentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `paymentInstrumentId` field. */
  paymentInstrumentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `sentSigningDocumentsByDocumentId` relation. */
  sentSigningDocumentsByDocumentId?: SigningDocumentToManySentSigningDocumentFilter | null | undefined;
  /** Some related `sentSigningDocumentsByDocumentId` exist. */
  sentSigningDocumentsByDocumentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `signingFieldsBySigningDocumentId` relation. */
  signingFieldsBySigningDocumentId?: SigningDocumentToManySigningFieldFilter | null | undefined;
  /** Some related `signingFieldsBySigningDocumentId` exist. */
  signingFieldsBySigningDocumentIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `SentSigningDocument` object types. All fields are combined with a logical ‘and.’ */
export type SigningDocumentToManySentSigningDocumentFilter = {
  /** Every related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SentSigningDocumentFilter | null | undefined;
  /** No related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SentSigningDocumentFilter | null | undefined;
  /** Some related `SentSigningDocument` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SentSigningDocumentFilter | null | undefined;
};

/** A filter to be used against many `SigningField` object types. All fields are combined with a logical ‘and.’ */
export type SigningDocumentToManySigningFieldFilter = {
  /** Every related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningFieldFilter | null | undefined;
  /** No related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningFieldFilter | null | undefined;
  /** Some related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningFieldFilter | null | undefined;
};

/** A filter to be used against `SigningField` object types. All fields are combined with a logical ‘and.’ */
export type SigningFieldFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SigningFieldFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `mapTo` relation. */
  mapTo?: MappingFieldFilter | null | undefined;
  /** A related `mapTo` exists. */
  mapToExists?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SigningFieldFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SigningFieldFilter> | null | undefined;
  /** Filter by the object’s `order` field. */
  order?: IntFilter | null | undefined;
  /** Filter by the object’s `role` relation. */
  role?: SigningRoleFilter | null | undefined;
  /** Filter by the object’s `signingDocumentBySigningDocumentId` relation. */
  signingDocumentBySigningDocumentId?: SigningDocumentFilter | null | undefined;
  /** Filter by the object’s `signingDocumentId` field. */
  signingDocumentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `signingRoleId` field. */
  signingRoleId?: UuidFilter | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: StringFilter | null | undefined;
  /** Filter by the object’s `valueVariable` field. */
  valueVariable?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `SigningField`. Fields that are set will be updated. */
export type SigningFieldPatch = {
  /** The id of the mapping field that fills it. */
  mapTo?: number | null | undefined;
  /** Its text, when it is mapped to static or custom. */
  value?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `SigningRole` object types. All fields are combined with a logical ‘and.’ */
export type SigningRoleFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SigningRoleFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `mapTo` field. */
  mapTo?: StringFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateByMappedSigningTemplateId` relation. */
  mappedSigningTemplateByMappedSigningTemplateId?: MappedSigningTemplateFilter | null | undefined;
  /** A related `mappedSigningTemplateByMappedSigningTemplateId` exists. */
  mappedSigningTemplateByMappedSigningTemplateIdExists?: boolean | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateId` field. */
  mappedSigningTemplateId?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappingRole` relation. */
  mappingRole?: MappingRoleFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SigningRoleFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SigningRoleFilter> | null | undefined;
  /** Filter by the object’s `order` field. */
  order?: IntFilter | null | undefined;
  /** Filter by the object’s `paymentInstrumentByPaymentInstrumentId` relation. */
  paymentInstrumentByPaymentInstrumentId?: PaymentInstrumentFilter | null | undefined;
  /** A related `paymentInstrumentByPaymentInstrumentId` exists. */
  paymentInstrumentByPaymentInstrumentIdExists?: boolean | null | undefined;
  /** Filter by the object’s `paymentInstrumentId` field. */
  paymentInstrumentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `signingFieldsBySigningRoleId` relation. */
  signingFieldsBySigningRoleId?: SigningRoleToManySigningFieldFilter | null | undefined;
  /** Some related `signingFieldsBySigningRoleId` exist. */
  signingFieldsBySigningRoleIdExist?: boolean | null | undefined;
  /** Filter by the object’s `toEmail` field. */
  toEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `toName` field. */
  toName?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `SigningRole`. Fields that are set will be updated. */
export type SigningRolePatch = {
  /** The person or account for which it stands: the id of a mapping role. */
  mapTo?: string | null | undefined;
  /** The address of the signer, when it is mapped to static. */
  toEmail?: string | null | undefined;
  /** The name of the signer, when it is mapped to static. */
  toName?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `SigningField` object types. All fields are combined with a logical ‘and.’ */
export type SigningRoleToManySigningFieldFilter = {
  /** Every related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: SigningFieldFilter | null | undefined;
  /** No related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: SigningFieldFilter | null | undefined;
  /** Some related `SigningField` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: SigningFieldFilter | null | undefined;
};

/** A filter to be used against `SigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type SigningTemplateFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SigningTemplateFilter> | null | undefined;
  /** Filter by the object’s `deleted` field. */
  deleted?: BooleanFilter | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplatesBySigningTemplateId` relation. */
  mappedSigningTemplatesBySigningTemplateId?: SigningTemplateToManyMappedSigningTemplateFilter | null | undefined;
  /** Some related `mappedSigningTemplatesBySigningTemplateId` exist. */
  mappedSigningTemplatesBySigningTemplateIdExist?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SigningTemplateFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SigningTemplateFilter> | null | undefined;
  /** Filter by the object’s `providerId` field. */
  providerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `signingAccountBySigningAccountId` relation. */
  signingAccountBySigningAccountId?: SigningAccountFilter | null | undefined;
  /** Filter by the object’s `signingAccountId` field. */
  signingAccountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `syncedOn` field. */
  syncedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `templateUri` field. */
  templateUri?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedOn` field. */
  updatedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `MappedSigningTemplate` object types. All fields are combined with a logical ‘and.’ */
export type SigningTemplateToManyMappedSigningTemplateFilter = {
  /** Every related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MappedSigningTemplateFilter | null | undefined;
  /** No related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MappedSigningTemplateFilter | null | undefined;
  /** Some related `MappedSigningTemplate` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MappedSigningTemplateFilter | null | undefined;
};

/** A filter to be used against `Step` object types. All fields are combined with a logical ‘and.’ */
export type StepFilter = {
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<StepFilter> | null | undefined;
  /** Filter by the object’s `attempts` field. */
  attempts?: IntFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `documents` relation. */
  documents?: StepToManyDocumentFilter | null | undefined;
  /** Some related `documents` exist. */
  documentsExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: StepFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<StepFilter> | null | undefined;
  /** Filter by the object’s `order` field. */
  order?: IntFilter | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `processByProcessId` relation. */
  processByProcessId?: ProcessFilter | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `processesByParentStepId` relation. */
  processesByParentStepId?: StepToManyProcessFilter | null | undefined;
  /** Some related `processesByParentStepId` exist. */
  processesByParentStepIdExist?: boolean | null | undefined;
  /** Filter by the object’s `service` field. */
  service?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `vendorQualificationByVendorQualificationId` relation. */
  vendorQualificationByVendorQualificationId?: VendorQualificationFilter | null | undefined;
  /** A related `vendorQualificationByVendorQualificationId` exists. */
  vendorQualificationByVendorQualificationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `vendorQualificationId` field. */
  vendorQualificationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** An input for mutations affecting `StepFormSchema` */
export type StepFormSchemaInput = {
  description?: string | null | undefined;
  name: string;
  /** Its title and its fields, each with key, type and displayKey. */
  schema: unknown;
};

/** Represents an update to a `StepFormSchema`. Fields that are set will be updated. */
export type StepFormSchemaPatch = {
  description?: string | null | undefined;
  name?: string | null | undefined;
  /** Its title and its fields, each with key, type and displayKey. */
  schema?: unknown;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `Document` object types. All fields are combined with a logical ‘and.’ */
export type StepToManyDocumentFilter = {
  /** Every related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DocumentFilter | null | undefined;
  /** No related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DocumentFilter | null | undefined;
  /** Some related `Document` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DocumentFilter | null | undefined;
};

/** A filter to be used against many `Process` object types. All fields are combined with a logical ‘and.’ */
export type StepToManyProcessFilter = {
  /** Every related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ProcessFilter | null | undefined;
  /** No related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ProcessFilter | null | undefined;
  /** Some related `Process` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ProcessFilter | null | undefined;
};

/** All input for the `stopBulkOperation` mutation. */
export type StopBulkOperationInput = {
  id?: string | null | undefined;
};

/** A filter to be used against String fields. All fields are combined with a logical ‘and.’ */
export type StringFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Contains the specified string (case-sensitive). */
  includes?: string | null | undefined;
  /** Contains the specified string (case-insensitive). */
  includesInsensitive?: string | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
  /** Starts with the specified string (case-insensitive). */
  startsWithInsensitive?: string | null | undefined;
};

/** A filter to be used against `Token` object types. All fields are combined with a logical ‘and.’ */
export type TokenFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** A related `accountByIssuerId` exists. */
  accountByIssuerIdExists?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<TokenFilter> | null | undefined;
  /** Filter by the object’s `capTableEntriesByTokenId` relation. */
  capTableEntriesByTokenId?: TokenToManyCapTableEntryFilter | null | undefined;
  /** Some related `capTableEntriesByTokenId` exist. */
  capTableEntriesByTokenIdExist?: boolean | null | undefined;
  /** Filter by the object’s `contractsByTokenId` relation. */
  contractsByTokenId?: TokenToManyContractFilter | null | undefined;
  /** Some related `contractsByTokenId` exist. */
  contractsByTokenIdExist?: boolean | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: TokenFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TokenFilter> | null | undefined;
  /** Filter by the object’s `precision` field. */
  precision?: IntFilter | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** A related `roundByRoundId` exists. */
  roundByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `symbol` field. */
  symbol?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `CapTableEntry` object types. All fields are combined with a logical ‘and.’ */
export type TokenToManyCapTableEntryFilter = {
  /** Every related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: CapTableEntryFilter | null | undefined;
  /** No related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: CapTableEntryFilter | null | undefined;
  /** Some related `CapTableEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: CapTableEntryFilter | null | undefined;
};

/** A filter to be used against many `Contract` object types. All fields are combined with a logical ‘and.’ */
export type TokenToManyContractFilter = {
  /** Every related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ContractFilter | null | undefined;
  /** No related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ContractFilter | null | undefined;
  /** Some related `Contract` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ContractFilter | null | undefined;
};

/** All input for the `tokenizeHoldings` mutation. */
export type TokenizeHoldingsInput = {
  holdingIds: Array<string | null | undefined>;
};

/** A filter to be used against `Trade` object types. All fields are combined with a logical ‘and.’ */
export type TradeFilter = {
  /** Filter by the object’s `accountByAtsId` relation. */
  accountByAtsId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<TradeFilter> | null | undefined;
  /** Filter by the object’s `atsId` field. */
  atsId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: TradeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TradeFilter> | null | undefined;
  /** Filter by the object’s `transferByTransferId` relation. */
  transferByTransferId?: TransferFilter | null | undefined;
  /** Filter by the object’s `transferId` field. */
  transferId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `TrancheBondDatum` object types. All fields are combined with a logical ‘and.’ */
export type TrancheBondDatumFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<TrancheBondDatumFilter> | null | undefined;
  /** Filter by the object’s `coupon` field. */
  coupon?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: TrancheBondDatumFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TrancheBondDatumFilter> | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `term` field. */
  term?: IntFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `TrancheBondDatum`. Fields that are set will be updated. */
export type TrancheBondDatumPatch = {
  /** Percent a year. */
  coupon?: string | null | undefined;
  /** Years to maturity. */
  term?: number | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `Transaction` object types. All fields are combined with a logical ‘and.’ */
export type TransactionFilter = {
  /** Filter by the object’s `accountByBrokerId` relation. */
  accountByBrokerId?: AccountFilter | null | undefined;
  /** A related `accountByBrokerId` exists. */
  accountByBrokerIdExists?: boolean | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<TransactionFilter> | null | undefined;
  /** Filter by the object’s `bookedOn` field. */
  bookedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Filter by the object’s `ledgerEntriesByTransactionId` relation. */
  ledgerEntriesByTransactionId?: TransactionToManyLedgerEntryFilter | null | undefined;
  /** Some related `ledgerEntriesByTransactionId` exist. */
  ledgerEntriesByTransactionIdExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: TransactionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TransactionFilter> | null | undefined;
  /** Filter by the object’s `roundByRoundId` relation. */
  roundByRoundId?: RoundFilter | null | undefined;
  /** A related `roundByRoundId` exists. */
  roundByRoundIdExists?: boolean | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `transferByTransactionId` relation. */
  transferByTransactionId?: TransferFilter | null | undefined;
  /** A related `transferByTransactionId` exists. */
  transferByTransactionIdExists?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `LedgerEntry` object types. All fields are combined with a logical ‘and.’ */
export type TransactionToManyLedgerEntryFilter = {
  /** Every related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: LedgerEntryFilter | null | undefined;
  /** No related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: LedgerEntryFilter | null | undefined;
  /** Some related `LedgerEntry` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: LedgerEntryFilter | null | undefined;
};

/** A filter to be used against `Transfer` object types. All fields are combined with a logical ‘and.’ */
export type TransferFilter = {
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<TransferFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: TransferFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TransferFilter> | null | undefined;
  /** Filter by the object’s `price` field. */
  price?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `securityBySecurityId` relation. */
  securityBySecurityId?: SecurityFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `tradeByTransferId` relation. */
  tradeByTransferId?: TradeFilter | null | undefined;
  /** A related `tradeByTransferId` exists. */
  tradeByTransferIdExists?: boolean | null | undefined;
  /** Filter by the object’s `transactionByTransactionId` relation. */
  transactionByTransactionId?: TransactionFilter | null | undefined;
  /** Filter by the object’s `transactionId` field. */
  transactionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** All input for the `undoBulkOperation` mutation. */
export type UndoBulkOperationInput = {
  id?: string | null | undefined;
};

/** All input for the `undoPaymentMatch` mutation. */
export type UndoPaymentMatchInput = {
  id: string;
};

/** All input for the `updateAccountById` mutation. */
export type UpdateAccountByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Account` being updated. */
  patch: AccountPatch;
};

/** All input for the `updateAddressById` mutation. */
export type UpdateAddressByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Address` being updated. */
  patch: AddressPatch;
};

/** All input for the `updateAllocationById` mutation. */
export type UpdateAllocationByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Allocation` being updated. */
  patch: AllocationPatch;
};

/** All input for the `updateAllocationEmailPreferenceById` mutation. */
export type UpdateAllocationEmailPreferenceByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `AllocationEmailPreference` being updated. */
  patch: AllocationEmailPreferencePatch;
};

/** All input for the `updateAllocationQualificationById` mutation. */
export type UpdateAllocationQualificationByIdInput = {
  id?: string | null | undefined;
  patch?: AllocationQualificationPatchRecordInput | null | undefined;
};

/** All input for the `updateAllocationsVestingScheduleById` mutation. */
export type UpdateAllocationsVestingScheduleByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `AllocationsVestingSchedule` being updated. */
  patch: AllocationsVestingSchedulePatch;
};

/** All input for the `updateAssetById` mutation. */
export type UpdateAssetByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Asset` being updated. */
  patch: AssetPatch;
};

/** All input for the `updateAssetTypeByType` mutation. */
export type UpdateAssetTypeByTypeInput = {
  /** An object where the defined keys will be set on the `AssetType` being updated. */
  patch: AssetTypePatch;
  type: string;
};

/** All input for the `updateBrokerAllocationById` mutation. */
export type UpdateBrokerAllocationByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `BrokerAllocation` being updated. */
  patch: BrokerAllocationPatch;
};

/** All input for the `updateCapitalDeploymentById` mutation. */
export type UpdateCapitalDeploymentByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `CapitalDeployment` being updated. */
  patch: CapitalDeploymentPatch;
};

/** All input for the `updateCustomerById` mutation. */
export type UpdateCustomerByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Customer` being updated. */
  patch: CustomerPatch;
};

/** All input for the `updateDistributionById` mutation. */
export type UpdateDistributionByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Distribution` being updated. */
  patch: DistributionPatch;
};

/** All input for the `updateDistributionCustomFieldById` mutation. */
export type UpdateDistributionCustomFieldByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `DistributionCustomField` being updated. */
  patch: DistributionCustomFieldPatch;
};

/** All input for the `updateDistributionPaymentById` mutation. */
export type UpdateDistributionPaymentByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `DistributionPayment` being updated. */
  patch: DistributionPaymentPatch;
};

/** All input for the `updateDistributionQualificationOrder` mutation. */
export type UpdateDistributionQualificationOrderInput = {
  executeOrder?: number | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `updateEmbedKeyById` mutation. */
export type UpdateEmbedKeyByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `EmbedKey` being updated. */
  patch: EmbedKeyPatch;
};

/** All input for the `updateHoldingDocument` mutation. */
export type UpdateHoldingDocumentInput = {
  id?: string | null | undefined;
  name?: string | null | undefined;
  shareWith?: Array<string | null | undefined> | null | undefined;
  version?: string | null | undefined;
};

/** All input for the `updateIntegrationTypeByType` mutation. */
export type UpdateIntegrationTypeByTypeInput = {
  /** An object where the defined keys will be set on the `IntegrationType` being updated. */
  patch: IntegrationTypePatch;
  type: string;
};

/** All input for the `updateInvestorAccountTypeById` mutation. */
export type UpdateInvestorAccountTypeByIdInput = {
  id: number;
  /** An object where the defined keys will be set on the `InvestorAccountType` being updated. */
  patch: InvestorAccountTypePatch;
};

/** All input for the `updateMappedSigningTemplateById` mutation. */
export type UpdateMappedSigningTemplateByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `MappedSigningTemplate` being updated. */
  patch: MappedSigningTemplatePatch;
};

/** All input for the `updateOnboardingQuestionById` mutation. */
export type UpdateOnboardingQuestionByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `OnboardingQuestion` being updated. */
  patch: OnboardingQuestionPatch;
};

/** All input for the `updateOnboardingQuestionSetById` mutation. */
export type UpdateOnboardingQuestionSetByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `OnboardingQuestionSet` being updated. */
  patch: OnboardingQuestionSetPatch;
};

/** All input for the `updateOnboardingQuestionTypeById` mutation. */
export type UpdateOnboardingQuestionTypeByIdInput = {
  id: number;
  /** An object where the defined keys will be set on the `OnboardingQuestionType` being updated. */
  patch: OnboardingQuestionTypePatch;
};

/** All input for the `updateRoundById` mutation. */
export type UpdateRoundByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Round` being updated. */
  patch: RoundPatch;
};

/** All input for the `updateSecurityById` mutation. */
export type UpdateSecurityByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `Security` being updated. */
  patch: SecurityPatch;
};

/** All input for the `updateSecurityDocument` mutation. */
export type UpdateSecurityDocumentInput = {
  id?: string | null | undefined;
  name?: string | null | undefined;
  shareWith?: Array<string | null | undefined> | null | undefined;
  version?: string | null | undefined;
};

/** All input for the `updateSigningFieldById` mutation. */
export type UpdateSigningFieldByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `SigningField` being updated. */
  patch: SigningFieldPatch;
};

/** All input for the `updateSigningRoleById` mutation. */
export type UpdateSigningRoleByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `SigningRole` being updated. */
  patch: SigningRolePatch;
};

/** All input for the `updateStepFormSchemaById` mutation. */
export type UpdateStepFormSchemaByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `StepFormSchema` being updated. */
  patch: StepFormSchemaPatch;
};

/** All input for the `updateTrancheBondDatumByRoundId` mutation. */
export type UpdateTrancheBondDatumByRoundIdInput = {
  /** An object where the defined keys will be set on the `TrancheBondDatum` being updated. */
  patch: TrancheBondDatumPatch;
  roundId: string;
};

/** All input for the `updateUsersAccountById` mutation. */
export type UpdateUsersAccountByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `UsersAccount` being updated. */
  patch: UsersAccountPatch;
};

/** All input for the `updateVendorDefaultEmailPreferenceById` mutation. */
export type UpdateVendorDefaultEmailPreferenceByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `VendorDefaultEmailPreference` being updated. */
  patch: VendorDefaultEmailPreferencePatch;
};

/** All input for the `updateVestingScheduleById` mutation. */
export type UpdateVestingScheduleByIdInput = {
  id: string;
  /** An object where the defined keys will be set on the `VestingSchedule` being updated. */
  patch: VestingSchedulePatch;
};

/** All input for the `updateWebhookEndpointById` mutation. */
export type UpdateWebhookEndpointByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `WebhookEndpoint` being updated. */
  patch: WebhookEndpointPatch;
};

/** A filter to be used against `User` object types. All fields are combined with a logical ‘and.’ */
export type UserFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<UserFilter> | null | undefined;
  /** Filter by the object’s `embedKeysByMadeBy` relation. */
  embedKeysByMadeBy?: UserToManyEmbedKeyFilter | null | undefined;
  /** Some related `embedKeysByMadeBy` exist. */
  embedKeysByMadeByExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `importsByCreatedBy` relation. */
  importsByCreatedBy?: UserToManyImportFilter | null | undefined;
  /** Some related `importsByCreatedBy` exist. */
  importsByCreatedByExist?: boolean | null | undefined;
  /** Filter by the object’s `mailChoicesByUserId` relation. */
  mailChoicesByUserId?: UserToManyMailChoiceFilter | null | undefined;
  /** Some related `mailChoicesByUserId` exist. */
  mailChoicesByUserIdExist?: boolean | null | undefined;
  /** Filter by the object’s `managedAccountsByCreatedBy` relation. */
  managedAccountsByCreatedBy?: UserToManyManagedAccountFilter | null | undefined;
  /** Some related `managedAccountsByCreatedBy` exist. */
  managedAccountsByCreatedByExist?: boolean | null | undefined;
  /** Negates the expression. */
  not?: UserFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UserFilter> | null | undefined;
  /** Filter by the object’s `partiesByUserId` relation. */
  partiesByUserId?: UserToManyPartyFilter | null | undefined;
  /** Some related `partiesByUserId` exist. */
  partiesByUserIdExist?: boolean | null | undefined;
  /** Filter by the object’s `passkeysByUserId` relation. */
  passkeysByUserId?: UserToManyPasskeyFilter | null | undefined;
  /** Some related `passkeysByUserId` exist. */
  passkeysByUserIdExist?: boolean | null | undefined;
  /** Filter by the object’s `userSessionsByUserId` relation. */
  userSessionsByUserId?: UserToManyUserSessionFilter | null | undefined;
  /** Some related `userSessionsByUserId` exist. */
  userSessionsByUserIdExist?: boolean | null | undefined;
  /** Filter by the object’s `usersAccountsByUserId` relation. */
  usersAccountsByUserId?: UserToManyUsersAccountFilter | null | undefined;
  /** Some related `usersAccountsByUserId` exist. */
  usersAccountsByUserIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `UserSession` object types. All fields are combined with a logical ‘and.’ */
export type UserSessionFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<UserSessionFilter> | null | undefined;
  /** Filter by the object’s `browser` field. */
  browser?: StringFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `expiresAt` field. */
  expiresAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `lastUsedAt` field. */
  lastUsedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `network` field. */
  network?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: UserSessionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UserSessionFilter> | null | undefined;
  /** Filter by the object’s `system` field. */
  system?: StringFilter | null | undefined;
  /** Filter by the object’s `userByUserId` relation. */
  userByUserId?: UserFilter | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `EmbedKey` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyEmbedKeyFilter = {
  /** Every related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: EmbedKeyFilter | null | undefined;
  /** No related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: EmbedKeyFilter | null | undefined;
  /** Some related `EmbedKey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: EmbedKeyFilter | null | undefined;
};

/** A filter to be used against many `Import` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyImportFilter = {
  /** Every related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ImportFilter | null | undefined;
  /** No related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ImportFilter | null | undefined;
  /** Some related `Import` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ImportFilter | null | undefined;
};

/** A filter to be used against many `MailChoice` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyMailChoiceFilter = {
  /** Every related `MailChoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: MailChoiceFilter | null | undefined;
  /** No related `MailChoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: MailChoiceFilter | null | undefined;
  /** Some related `MailChoice` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: MailChoiceFilter | null | undefined;
};

/** A filter to be used against many `ManagedAccount` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyManagedAccountFilter = {
  /** Every related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: ManagedAccountFilter | null | undefined;
  /** No related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: ManagedAccountFilter | null | undefined;
  /** Some related `ManagedAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: ManagedAccountFilter | null | undefined;
};

/** A filter to be used against many `Party` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyPartyFilter = {
  /** Every related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PartyFilter | null | undefined;
  /** No related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PartyFilter | null | undefined;
  /** Some related `Party` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PartyFilter | null | undefined;
};

/** A filter to be used against many `Passkey` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyPasskeyFilter = {
  /** Every related `Passkey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: PasskeyFilter | null | undefined;
  /** No related `Passkey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: PasskeyFilter | null | undefined;
  /** Some related `Passkey` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: PasskeyFilter | null | undefined;
};

/** A filter to be used against many `UserSession` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyUserSessionFilter = {
  /** Every related `UserSession` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: UserSessionFilter | null | undefined;
  /** No related `UserSession` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: UserSessionFilter | null | undefined;
  /** Some related `UserSession` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: UserSessionFilter | null | undefined;
};

/** A filter to be used against many `UsersAccount` object types. All fields are combined with a logical ‘and.’ */
export type UserToManyUsersAccountFilter = {
  /** Every related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: UsersAccountFilter | null | undefined;
  /** No related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: UsersAccountFilter | null | undefined;
  /** Some related `UsersAccount` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: UsersAccountFilter | null | undefined;
};

/** A filter to be used against `UsersAccount` object types. All fields are combined with a logical ‘and.’ */
export type UsersAccountFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<UsersAccountFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: UsersAccountFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UsersAccountFilter> | null | undefined;
  /** Filter by the object’s `role` field. */
  role?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `userByUserId` relation. */
  userByUserId?: UserFilter | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `UsersAccount`. Fields that are set will be updated. */
export type UsersAccountPatch = {
  role?: string | null | undefined;
  /** A suspended delegate cannot act for the account. */
  status?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `VendorAgent` object types. All fields are combined with a logical ‘and.’ */
export type VendorAgentFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByAgentId` relation. */
  accountByAgentId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<VendorAgentFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `decidesIssuances` field. */
  decidesIssuances?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: VendorAgentFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VendorAgentFilter> | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `VendorConsent` object types. All fields are combined with a logical ‘and.’ */
export type VendorConsentFilter = {
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByVendorId` relation. */
  accountByVendorId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<VendorConsentFilter> | null | undefined;
  /** Filter by the object’s `endedOn` field. */
  endedOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `givenOn` field. */
  givenOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: VendorConsentFilter | null | undefined;
  /** Filter by the object’s `operation` field. */
  operation?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VendorConsentFilter> | null | undefined;
  /** Filter by the object’s `vendorId` field. */
  vendorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against `VendorDefaultEmailPreference` object types. All fields are combined with a logical ‘and.’ */
export type VendorDefaultEmailPreferenceFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<VendorDefaultEmailPreferenceFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: VendorDefaultEmailPreferenceFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VendorDefaultEmailPreferenceFilter> | null | undefined;
  /** Filter by the object’s `sendDistribution` field. */
  sendDistribution?: BooleanFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `VendorDefaultEmailPreference`. Fields that are set will be updated. */
export type VendorDefaultEmailPreferencePatch = {
  /** True if an investor gets mail about a distribution made for them. */
  sendDistribution?: boolean | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `VendorQualification` object types. All fields are combined with a logical ‘and.’ */
export type VendorQualificationFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Filter by the object’s `active` field. */
  active?: BooleanFilter | null | undefined;
  /** Filter by the object’s `allocationQualificationsByVendorQualificationId` relation. */
  allocationQualificationsByVendorQualificationId?: VendorQualificationToManyAllocationQualificationFilter | null | undefined;
  /** Some related `allocationQualificationsByVendorQualificationId` exist. */
  allocationQualificationsByVendorQualificationIdExist?: boolean | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<VendorQualificationFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `distributionQualificationsByVendorQualificationId` relation. */
  distributionQualificationsByVendorQualificationId?: VendorQualificationToManyDistributionQualificationFilter | null | undefined;
  /** Some related `distributionQualificationsByVendorQualificationId` exist. */
  distributionQualificationsByVendorQualificationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `integrationByIntegrationId` relation. */
  integrationByIntegrationId?: IntegrationFilter | null | undefined;
  /** A related `integrationByIntegrationId` exists. */
  integrationByIntegrationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `integrationId` field. */
  integrationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `mappedSigningTemplateByVendorQualificationId` relation. */
  mappedSigningTemplateByVendorQualificationId?: MappedSigningTemplateFilter | null | undefined;
  /** A related `mappedSigningTemplateByVendorQualificationId` exists. */
  mappedSigningTemplateByVendorQualificationIdExists?: boolean | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: VendorQualificationFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VendorQualificationFilter> | null | undefined;
  /** Filter by the object’s `service` field. */
  service?: StringFilter | null | undefined;
  /** Filter by the object’s `stepsByVendorQualificationId` relation. */
  stepsByVendorQualificationId?: VendorQualificationToManyStepFilter | null | undefined;
  /** Some related `stepsByVendorQualificationId` exist. */
  stepsByVendorQualificationIdExist?: boolean | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** A filter to be used against many `AllocationQualification` object types. All fields are combined with a logical ‘and.’ */
export type VendorQualificationToManyAllocationQualificationFilter = {
  /** Every related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: AllocationQualificationFilter | null | undefined;
  /** No related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: AllocationQualificationFilter | null | undefined;
  /** Some related `AllocationQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: AllocationQualificationFilter | null | undefined;
};

/** A filter to be used against many `DistributionQualification` object types. All fields are combined with a logical ‘and.’ */
export type VendorQualificationToManyDistributionQualificationFilter = {
  /** Every related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: DistributionQualificationFilter | null | undefined;
  /** No related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: DistributionQualificationFilter | null | undefined;
  /** Some related `DistributionQualification` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: DistributionQualificationFilter | null | undefined;
};

/** A filter to be used against many `Step` object types. All fields are combined with a logical ‘and.’ */
export type VendorQualificationToManyStepFilter = {
  /** Every related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: StepFilter | null | undefined;
  /** No related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: StepFilter | null | undefined;
  /** Some related `Step` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: StepFilter | null | undefined;
};

/** A filter to be used against `VestingSchedule` object types. All fields are combined with a logical ‘and.’ */
export type VestingScheduleFilter = {
  /** Filter by the object’s `accountByInvestorId` relation. */
  accountByInvestorId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByIssuerId` relation. */
  accountByIssuerId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountByOwnerId` relation. */
  accountByOwnerId?: AccountFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<VestingScheduleFilter> | null | undefined;
  /** Filter by the object’s `automatic` field. */
  automatic?: BooleanFilter | null | undefined;
  /** Filter by the object’s `cliff` field. */
  cliff?: IntFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `distributionByDistributionId` relation. */
  distributionByDistributionId?: DistributionFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `duration` field. */
  duration?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: VestingScheduleFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VestingScheduleFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `periods` field. */
  periods?: IntFilter | null | undefined;
  /** Filter by the object’s `startsOn` field. */
  startsOn?: DateFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Represents an update to a `VestingSchedule`. Fields that are set will be updated. */
export type VestingSchedulePatch = {
  /** True if the current period follows the calendar, in UTC. */
  automatic?: boolean | null | undefined;
  /** Periods before anything vests. */
  cliff?: number | null | undefined;
  periods?: number | null | undefined;
  startsOn?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `WebhookAttempt` object types. All fields are combined with a logical ‘and.’ */
export type WebhookAttemptFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<WebhookAttemptFilter> | null | undefined;
  /** Filter by the object’s `deliveryId` field. */
  deliveryId?: UuidFilter | null | undefined;
  /** Filter by the object’s `duration` field. */
  duration?: IntFilter | null | undefined;
  /** Filter by the object’s `endpointId` field. */
  endpointId?: UuidFilter | null | undefined;
  /** Filter by the object’s `error` field. */
  error?: StringFilter | null | undefined;
  /** Filter by the object’s `eventId` field. */
  eventId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isDelivered` field. */
  isDelivered?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: WebhookAttemptFilter | null | undefined;
  /** Filter by the object’s `number` field. */
  number?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<WebhookAttemptFilter> | null | undefined;
  /** Filter by the object’s `responseBody` field. */
  responseBody?: StringFilter | null | undefined;
  /** Filter by the object’s `sentOn` field. */
  sentOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `statusCode` field. */
  statusCode?: IntFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `webhookDeliveryByDeliveryId` relation. */
  webhookDeliveryByDeliveryId?: WebhookDeliveryFilter | null | undefined;
  /** Filter by the object’s `webhookEndpointByEndpointId` relation. */
  webhookEndpointByEndpointId?: WebhookEndpointFilter | null | undefined;
  /** Filter by the object’s `webhookEventByEventId` relation. */
  webhookEventByEventId?: WebhookEventFilter | null | undefined;
};

/** A filter to be used against `WebhookDelivery` object types. All fields are combined with a logical ‘and.’ */
export type WebhookDeliveryFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<WebhookDeliveryFilter> | null | undefined;
  /** Filter by the object’s `attemptCount` field. */
  attemptCount?: IntFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deliveredOn` field. */
  deliveredOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `endpointId` field. */
  endpointId?: UuidFilter | null | undefined;
  /** Filter by the object’s `eventId` field. */
  eventId?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `nextAttemptOn` field. */
  nextAttemptOn?: DatetimeFilter | null | undefined;
  /** Negates the expression. */
  not?: WebhookDeliveryFilter | null | undefined;
  /** Filter by the object’s `occurredOn` field. */
  occurredOn?: DatetimeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<WebhookDeliveryFilter> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
  /** Filter by the object’s `webhookAttemptsByDeliveryId` relation. */
  webhookAttemptsByDeliveryId?: WebhookDeliveryToManyWebhookAttemptFilter | null | undefined;
  /** Some related `webhookAttemptsByDeliveryId` exist. */
  webhookAttemptsByDeliveryIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookEndpointByEndpointId` relation. */
  webhookEndpointByEndpointId?: WebhookEndpointFilter | null | undefined;
  /** Filter by the object’s `webhookEventByEventId` relation. */
  webhookEventByEventId?: WebhookEventFilter | null | undefined;
};

/** A filter to be used against many `WebhookAttempt` object types. All fields are combined with a logical ‘and.’ */
export type WebhookDeliveryToManyWebhookAttemptFilter = {
  /** Every related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookAttemptFilter | null | undefined;
  /** No related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookAttemptFilter | null | undefined;
  /** Some related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookAttemptFilter | null | undefined;
};

/** A filter to be used against `WebhookEndpoint` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEndpointFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<WebhookEndpointFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `disabledOn` field. */
  disabledOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `disabledReason` field. */
  disabledReason?: StringFilter | null | undefined;
  /** Filter by the object’s `failingSince` field. */
  failingSince?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `isEnabled` field. */
  isEnabled?: BooleanFilter | null | undefined;
  /** Filter by the object’s `isOrdered` field. */
  isOrdered?: BooleanFilter | null | undefined;
  /** Filter by the object’s `lastError` field. */
  lastError?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: WebhookEndpointFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<WebhookEndpointFilter> | null | undefined;
  /** Filter by the object’s `url` field. */
  url?: StringFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
  /** Filter by the object’s `webhookAttemptsByEndpointId` relation. */
  webhookAttemptsByEndpointId?: WebhookEndpointToManyWebhookAttemptFilter | null | undefined;
  /** Some related `webhookAttemptsByEndpointId` exist. */
  webhookAttemptsByEndpointIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookDeliveriesByEndpointId` relation. */
  webhookDeliveriesByEndpointId?: WebhookEndpointToManyWebhookDeliveryFilter | null | undefined;
  /** Some related `webhookDeliveriesByEndpointId` exist. */
  webhookDeliveriesByEndpointIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookSecretsByEndpointId` relation. */
  webhookSecretsByEndpointId?: WebhookEndpointToManyWebhookSecretFilter | null | undefined;
  /** Some related `webhookSecretsByEndpointId` exist. */
  webhookSecretsByEndpointIdExist?: boolean | null | undefined;
};

/** Represents an update to a `WebhookEndpoint`. Fields that are set will be updated. */
export type WebhookEndpointPatch = {
  /** The types of events that are sent; empty: all. */
  eventTypes?: Array<string | null | undefined> | null | undefined;
  /** True when an event of a record waits until the one before it of the same record is delivered. */
  isOrdered?: boolean | null | undefined;
  name?: string | null | undefined;
  url?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against many `WebhookAttempt` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEndpointToManyWebhookAttemptFilter = {
  /** Every related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookAttemptFilter | null | undefined;
  /** No related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookAttemptFilter | null | undefined;
  /** Some related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookAttemptFilter | null | undefined;
};

/** A filter to be used against many `WebhookDelivery` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEndpointToManyWebhookDeliveryFilter = {
  /** Every related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookDeliveryFilter | null | undefined;
  /** No related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookDeliveryFilter | null | undefined;
  /** Some related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookDeliveryFilter | null | undefined;
};

/** A filter to be used against many `WebhookSecret` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEndpointToManyWebhookSecretFilter = {
  /** Every related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookSecretFilter | null | undefined;
  /** No related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookSecretFilter | null | undefined;
  /** Some related `WebhookSecret` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookSecretFilter | null | undefined;
};

/** A filter to be used against `WebhookEvent` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEventFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<WebhookEventFilter> | null | undefined;
  /** Filter by the object’s `correlationId` field. */
  correlationId?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: WebhookEventFilter | null | undefined;
  /** Filter by the object’s `occurredOn` field. */
  occurredOn?: DatetimeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<WebhookEventFilter> | null | undefined;
  /** Filter by the object’s `path` field. */
  path?: StringFilter | null | undefined;
  /** Filter by the object’s `position` field. */
  position?: BigIntFilter | null | undefined;
  /** Filter by the object’s `subjectId` field. */
  subjectId?: UuidFilter | null | undefined;
  /** Filter by the object’s `subjectType` field. */
  subjectType?: StringFilter | null | undefined;
  /** Filter by the object’s `subjectVersion` field. */
  subjectVersion?: BigIntFilter | null | undefined;
  /** Filter by the object’s `type` field. */
  type?: StringFilter | null | undefined;
  /** Filter by the object’s `typeVersion` field. */
  typeVersion?: IntFilter | null | undefined;
  /** Filter by the object’s `webhookAttemptsByEventId` relation. */
  webhookAttemptsByEventId?: WebhookEventToManyWebhookAttemptFilter | null | undefined;
  /** Some related `webhookAttemptsByEventId` exist. */
  webhookAttemptsByEventIdExist?: boolean | null | undefined;
  /** Filter by the object’s `webhookDeliveriesByEventId` relation. */
  webhookDeliveriesByEventId?: WebhookEventToManyWebhookDeliveryFilter | null | undefined;
  /** Some related `webhookDeliveriesByEventId` exist. */
  webhookDeliveriesByEventIdExist?: boolean | null | undefined;
};

/** A filter to be used against many `WebhookAttempt` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEventToManyWebhookAttemptFilter = {
  /** Every related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookAttemptFilter | null | undefined;
  /** No related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookAttemptFilter | null | undefined;
  /** Some related `WebhookAttempt` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookAttemptFilter | null | undefined;
};

/** A filter to be used against many `WebhookDelivery` object types. All fields are combined with a logical ‘and.’ */
export type WebhookEventToManyWebhookDeliveryFilter = {
  /** Every related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  every?: WebhookDeliveryFilter | null | undefined;
  /** No related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  none?: WebhookDeliveryFilter | null | undefined;
  /** Some related `WebhookDelivery` matches the filter criteria. All fields are combined with a logical ‘and.’ */
  some?: WebhookDeliveryFilter | null | undefined;
};

/** A filter to be used against `WebhookSecret` object types. All fields are combined with a logical ‘and.’ */
export type WebhookSecretFilter = {
  /** Filter by the object’s `accountByAccountId` relation. */
  accountByAccountId?: AccountFilter | null | undefined;
  /** Filter by the object’s `accountId` field. */
  accountId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<WebhookSecretFilter> | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `endpointId` field. */
  endpointId?: UuidFilter | null | undefined;
  /** Filter by the object’s `endsOn` field. */
  endsOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `hint` field. */
  hint?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Negates the expression. */
  not?: WebhookSecretFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<WebhookSecretFilter> | null | undefined;
  /** Filter by the object’s `webhookEndpointByEndpointId` relation. */
  webhookEndpointByEndpointId?: WebhookEndpointFilter | null | undefined;
};
