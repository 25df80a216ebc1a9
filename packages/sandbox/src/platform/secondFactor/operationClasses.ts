/**
 * The class of an operation, where the second factor is concerned.
 *
 * `account`: asks for a confirmed session where the account acted for requires a second factor.
 * `person`: asks for one where the person has a passkey, or where an account of theirs requires one.
 * `open`: grants no power, and leads to nothing that does.
 */
export type OperationClass = 'account' | 'person' | 'open'

type Reasons = Readonly<Record<string, string>>

/** Each mutation that asks for a confirmed session, and why. The database keeps those of an account: `app_private.protect`. */
const account: Reasons = {
  approveIssuanceRequest: 'Issues units to an investor.',
  chooseTransferAgent: 'Names the agent that decides what is issued.',
  createWebhookEndpoint: 'Sends the events of the account to an address.',
  endAccountSessions: 'Signs the people of an account out: a stolen session of an administrator must not.',
  endPersonSessions: 'Signs another person out: a stolen session of an administrator must not.',
  publishBrand: 'Decides what the pages of an account look like, for all their readers.',
  takeBackBrand: 'Decides what the pages of an account look like, for all their readers.',
  restoreAccount: 'Lets the people of a suspended account act for it again.',
  restorePerson: 'Lets a suspended person act again for all their accounts.',
  switchFeature: 'Takes parts of the platform from an account, or gives them back.',
  suspendAccount: 'Shuts all people of an account out of it.',
  suspendPerson: 'Shuts a person out of all their accounts.',
  createAccountIntegration: 'Connects the account to a provider, among them where its money goes.',
  enableWebhookEndpoint: 'Sends the events of the account to an address again.',
  giveVendorConsent: 'Lets a vendor act for the account.',
  investorChangeDistribution: 'Changes what is invested, down to the minimum.',
  investorWithdrawDistribution: 'Takes an investment back.',
  makeDelegate: 'Lets a person act for the account, as an admin too.',
  makeEmbedKey: 'Makes a secret key, which acts for the account without a person.',
  makeTransfer: 'Moves units from one holder to another.',
  makeVendorAgent: 'Lets an agent act for the vendor.',
  returnPayment: 'Sends money back to its payer.',
  rotateWebhookSecret: 'Answers a new secret, with which events can be signed.',
  rotateEmbedKey: 'Answers a new secret key.',
  transferOwnership: 'Makes another person the owner.',
  updateAccountById: 'Changes the name and the addresses others know the account by.',
  updateCustomerById: 'Changes the customer whose account a claim link opens.',
  updateEmbedKeyById: 'Widens what a secret key opens, and for which pages.',
  updateWebhookEndpointById: 'Sends the events of the account to another address.',
  updateUsersAccountById: 'Changes the role of a delegate, or suspends one, whose sessions end.',
}

const person: Reasons = {
  addEmailAddress: 'An address signs in: who reads its mail becomes the person.',
  endOtherSessions:
    'Would sign out the person whose session was stolen; asks only where an account of theirs requires a second factor.',
  endSession:
    'Would sign out the person whose session was stolen; asks only where an account of theirs requires a second factor.',
  removeEmailAddress: 'Would shut the person out; the first address, to which links go, always asks.',
  removePasskey: 'Would leave the person without what confirms.',
  setSecondFactor: 'Turns the protection of the account on or off; off is mailed to its owner and admins.',
}

const groups: readonly (readonly [why: string, operations: readonly string[]])[] = [
  [
    'Ends a power, which never waits.',
    [
      ...['deleteWebhookEndpointById', 'disableWebhookEndpoint', 'endWebhookSecret', 'revokeEmbedKey'],
      'withdrawVendorConsent',
    ],
  ],
  [
    'Sends events again to an address that the account has confirmed.',
    ['recoverWebhookEvents', 'resendWebhookEvent', 'sendTestEvent'],
  ],
  ['Concerns the person alone, and opens nothing.', ['acceptTerms', 'chooseMail', 'renamePasskey']],
  [
    'Mails a link again to the address it belongs to, which the request cannot change.',
    ['resendEmail', 'sendClaimAccountEmail'],
  ],
  ['Sends a failed mail or callback again, to the address it was sent to.', ['retryMessage']],
  ['Keeps what is typed, until it is sent.', ['discardDraft', 'openDraft', 'saveDraft']],
  [
    'Fills in the account before it invests; signing, the step with an effect, asks.',
    [
      'setupAccount',
      'renewAccreditation',
      'completeStep',
      'reviewStep',
      'createAddress',
      'updateAddressById',
    ],
  ],
  ['Begins an investment, which binds once it is signed.', ['investorMakeDistribution']],
  [
    'Makes an account for another person, who claims it by mail; grants no power over the account that makes it.',
    ['bulkCustomers', 'makeCustomer', 'makeIssuerAccount', 'previewBulkCustomers'],
  ],
  [
    'Shows an offering to an investor, and moves nothing.',
    ['inviteToOffering', 'makeAllocationOfferingLink', 'offerReport'],
  ],
  [
    'Daily work of a vendor with its assets, rounds and securities; no power over the account.',
    [
      ...[
        'createAsset',
        'createBrokerAllocation',
        'createCapitalDeployment',
        'createSecurity',
        'makeRound',
        'makeTranche',
      ],
      ...['updateAssetById', 'updateBrokerAllocationById', 'updateCapitalDeploymentById', 'updateRoundById'],
      'deleteCapitalDeploymentById',
      ...[
        'updateSecurityById',
        'updateTrancheBondDatumById',
        'updateTrancheBondDatumByRoundId',
        'updateReportById',
      ],
    ],
  ],
  [
    'Daily work of a vendor with allocations and investments, which investors and agents confirm; no power over the account.',
    [
      ...['bulkAllocation', 'completeAllocationStep', 'completeDistributionStep', 'createAllocation'],
      ...['createAllocationAnnotation', 'createAllocationQualification', 'createAllocationsVestingSchedule'],
      ...['createDistributionAnnotation', 'createDistributionCustomField', 'createDistributionPayment'],
      ...['createDistributionPrice', 'createVestingSchedule', 'deleteAllocationQualificationById'],
      ...['deleteDistributionById', 'deleteDistributionCustomFieldById', 'deleteDistributionPaymentById'],
      ...['makeBulkOperation', 'checkBulkOperation', 'stopBulkOperation'],
      ...['resumeBulkOperation', 'retryBulkOperation', 'undoBulkOperation'],
      ...[
        'deleteDistributionQualificationById',
        'discardImport',
        'makeDistribution',
        'makeDistributionQualifications',
      ],
      ...[
        'mendImportRow',
        'previewBulkAllocation',
        'updateAllocationById',
        'updateAllocationQualificationById',
      ],
      ...[
        'updateAllocationsVestingScheduleById',
        'updateDistributionById',
        'updateDistributionCustomFieldById',
      ],
      ...[
        'updateDistributionPaymentById',
        'updateDistributionQualificationOrder',
        'updateVestingScheduleById',
      ],
    ],
  ],
  [
    'Says which investment a payment is for; no money leaves the account.',
    ['matchPayment', 'undoPaymentMatch'],
  ],
  ['Sends a request back to the vendor, with a reason; nothing is issued.', ['rejectIssuanceRequest']],
  [
    'Asks an agent or the chain to record what investors own already; nothing changes hands.',
    ['deployContract', 'makeTaRequestDistributionIssuances', 'makeToken', 'tokenizeHoldings'],
  ],
  [
    'Documents of records the account may read; sharing one shows it, and moves nothing.',
    [
      ...['deleteHoldingDocument', 'deleteSecurityDocument', 'deleteStepDocument', 'makeDocumentLocation'],
      ...['makeFileLocation', 'makeHoldingDocument', 'makeSecurityDocument', 'makeStepDocument'],
      ...['updateHoldingDocument', 'updateSecurityDocument'],
    ],
  ],
  [
    'Forms, questions and templates of the account; investors see them before they sign.',
    [
      ...[
        'carryOverMappedSigningTemplate',
        'createMappedSigningTemplate',
        'createMappedSigningTemplateQuestionSet',
        'createOnboardingQuestion',
      ],
      ...['createOnboardingQuestionJoin', 'createOnboardingQuestionSet', 'createOnboardingQuestionType'],
      ...[
        'createStepFormSchema',
        'deleteMappedSigningTemplateQuestionSetById',
        'deleteOnboardingQuestionJoinById',
      ],
      ...['testMappedSigningTemplate', 'updateMappedSigningTemplateById', 'updateOnboardingQuestionById'],
      ...['updateOnboardingQuestionSetById', 'updateOnboardingQuestionTypeById', 'updateSigningFieldById'],
      ...['updateSigningRoleById', 'updateStepFormSchemaById'],
    ],
  ],
  [
    'Reads what a connected provider holds; the connection itself asked.',
    ['docusignSyncTemplateList', 'northCapitalSync'],
  ],
  [
    'Chooses which mails of the vendor are sent; mails about security always come.',
    ['updateAllocationEmailPreferenceById', 'updateVendorDefaultEmailPreferenceById'],
  ],
  [
    'Keeps the lists of the platform, which only its own admins write; no power over an account.',
    [
      ...['createAssetType', 'createIntegrationType', 'createInvestorAccountType', 'updateAssetTypeByType'],
      ...['updateIntegrationTypeByType', 'updateInvestorAccountTypeById', 'publishTerms', 'withdrawTerms'],
    ],
  ],
]

/** Operations of routes, which are no mutations, that ask for a confirmed session. */
export const routeOperations: Readonly<Record<string, { class: OperationClass; why: string }>> = {
  addPasskey: {
    class: 'person',
    why: 'A passkey confirms. The first one waits for a mailed link where an account of the person requires a second factor.',
  },
  claimAccount: { class: 'open', why: 'The reader of the mail gets what a confirmed session offered.' },
  confirmEmailAddress: {
    class: 'open',
    why: 'Ends what `addEmailAddress` began, by the mail and signed in.',
  },
  confirmSecondFactor: { class: 'open', why: 'Is the confirmation.' },
  mailPasskeyLink: {
    class: 'open',
    why: 'Goes to the first address of the person, and to nothing that a session chooses. Asks where the person has a passkey.',
  },
  rotateOwnKey: { class: 'open', why: 'A server has no person to ask: the owner and the admins get a mail.' },
  signDocuments: { class: 'account', why: 'A signature binds the account.' },
  undoEmailAddress: { class: 'open', why: 'Takes a power away, by a link in the mail.' },
}

/** The class of each mutation and the reason, by the name of the mutation. */
export const operationClasses: Readonly<Record<string, { class: OperationClass; why: string }>> =
  Object.fromEntries([
    ...Object.entries(account).map(([name, why]) => [name, { class: 'account', why }]),
    ...Object.entries(person).map(([name, why]) => [name, { class: 'person', why }]),
    ...groups.flatMap(([why, names]) => names.map((name) => [name, { class: 'open', why }])),
  ])

/** The operation of the database that a mutation asks for: `update_account` of `updateAccountById`. */
export function operationOf(mutation: string): string {
  return mutation.replace(/By[A-Z]\w*$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
