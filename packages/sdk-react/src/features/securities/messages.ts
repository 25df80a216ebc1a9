import type { Spoken } from '../../language/Messages'

/** Messages of securities. Exact texts of the specification are the defaults. @public */
export const securitiesMessages = {
  title: 'Securities',
  /** (SEC-003) */
  none: 'No securities found.',
  securityCount: { one: '1 security', other: '{count} securities' },
  aboutValue: 'Latest value is the unit value times the total units.',
  notFound: 'This security does not exist, or it is not shared with you.',
  /** The role was removed while the page was open. */
  viewer: 'You are a viewer of this account. Only an owner or an admin can add and change securities.',
  roleTaken: 'Your role in this account has changed. You can view this security, but no longer change it.',
  listRoleTaken: 'Your role in this account has changed. You can view securities, but no longer add any.',
  uploadsTaken:
    'Your role in this account has changed. You can read these documents, but no longer add or change any.',

  name: 'Name',
  latestPrice: 'Latest price',
  latestPriceUsd: 'Latest price (USD)',
  latestValue: 'Latest value',
  latestValueUsd: 'Latest value (USD)',
  ats: 'ATS',
  atsName: 'ATS name',
  unlisted: 'Unlisted',
  notAvailable: 'N/A',

  value: 'Value',
  aboutLatestValue: { one: 'Unit value times {count} unit', other: 'Unit value times {count} units' },
  security: 'Security',
  issuer: 'Issuer',
  ticker: 'Ticker',
  totalUnits: 'Total units',
  issuedUnits: 'Issued units',
  unitValue: 'Unit value',
  round: 'Round',
  rounds: 'Rounds',
  address: 'Address',
  copyAddress: 'Copy the address',

  add: 'Add security',
  adding: 'Adding',
  added: '{name} was added.',
  edit: 'Edit',
  editTitle: 'Edit {name}',
  total: 'Total',
  unitValueUsd: 'Unit value (USD)',
  issuedNow: { one: '{issued} unit is issued.', other: '{issued} units are issued.' },
  cancel: 'Cancel',
  belowIssued: 'More units than that have been issued already.',
  notAllowed: 'Operation not allowed',
  /** (SEC-009, SEC-010) */
  nameRequired: 'Name is a required field.',
  totalRequired: 'Total is required.',

  /** (SEC-004, SEC-005) */
  sharedWithMe: 'Documents Shared With Me',
  sharedByMe: 'Documents Shared By Me',
}

/** Messages of securities that a partner may replace. @public */
export type SecuritiesMessages = Spoken<typeof securitiesMessages>
