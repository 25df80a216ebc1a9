import type { Spoken } from '../../language/Messages'

/** Messages of the payment provider's administration. Exact texts of the specification are the defaults. @public */
export const paymentsMessages = {
  viewer: 'You are a viewer of this account. Only an owner or an admin can sync and map these templates.',
  roleTaken:
    'Your role in this account has changed. You can view these templates, but no longer change them.',
  /** (PAY-007) */
  account: 'Account',
  syncedOn: 'Synced on',
  updatedOn: 'Updated on',
  sync: 'Sync template list',
  syncing: 'Syncing',
  synced: 'The template list is up to date.',
  syncFailed: 'Error loading templates, please try agian.',
  never: 'Never',
  noAccount: 'There is no account at the payment provider yet.',
  noAccountDetail: 'Its issuers and offerings are listed here once it is connected.',

  /** (PAY-003 to PAY-005) */
  issuers: 'Issuers',
  issuerCount: { one: '{count} issuer', other: '{count} issuers' },
  issuersFound: '{shown} of {total}',
  filter: 'Filter by name',
  noIssuers: 'No issuers found.',
  noneNamed: 'No issuer has {name} in its name.',
  name: 'Name',
  mapping: 'Mapping',

  issuer: 'Issuer',
  email: 'Email',
  /** (PAY-008, PAY-010) */
  offerings: 'Offerings',
  noOfferings: 'No templates found.',
  documents: 'Documents',
  issuerUnknown: 'This issuer does not exist, or it is not shared with you.',

  /** (PAY-011 to PAY-015) */
  offering: 'Offering',
  offeringUnknown: 'This offering does not exist, or it is not shared with you.',
  mappingProcess: 'Mapping process',
  nextStep: 'Next step',
  noDocuments: 'No documents found.',
  fieldCount: { one: '{count} field', other: '{count} fields' },
  document: 'Document',
  documentUnknown: 'This document does not exist, or it is not shared with you.',
  /** (PAY-016) */
  back: 'Back',
}

/** Messages of the payment provider's administration that a partner may replace. @public */
export type PaymentsMessages = Spoken<typeof paymentsMessages>
