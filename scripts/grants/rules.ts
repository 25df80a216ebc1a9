/** The names of components in a grant that differ from the name of their folder. */
export const namedOtherwise: Readonly<Record<string, string>> = { onboarding: 'setup' }

/**
 * Entries of the kit that are another way to a component's block: their requests are granted there. The provider asks for a
 * second factor in each of them; the fields of documents are part of the administration of signing and of payments.
 */
export const otherWays = ['stepForm', 'provider', 'diagnosis', 'signingFields']

/** The needs of every page: the terms, lookups, and the signed-in user. */
export const everyPage = { folders: ['terms', 'countries'], exports: { accounts: ['usersDataQuery'] } }

/**
 * Blocks that no vendor's page shows: the user's profile, the delegates of an account and the second factor are managed on the
 * platform.
 */
export const notForVendors = [
  ...[
    'accounts',
    'claim',
    'settings',
    'delegates',
    'integrations',
    'webhooks',
    'security',
    'mails',
    'reportOffers',
    'platformTypes',
    'administration',
    'stepForms',
  ],
  'issuanceRequests',
  'receivedPayments',
  'investorRecords',
  'vendorRecords',
]

/** Blocks of a vendor's desk: for a session of the vendor's own account, and for no investor's. */
export const ofOwnAccount = [
  ...['capTable', 'capitalization', 'transactions', 'reports', 'dashboard', 'assets', 'rounds', 'tokens'],
  ...['holdings', 'distributions', 'allocations', 'bulkOperations', 'securities', 'audit'],
  ...['contacts', 'issuers', 'distributors', 'profiles', 'paperReviews'],
  ...['signingTemplates', 'payments', 'questions'],
]

/** Blocks for a session of an investor and for one of the vendor's own account: each sees its own data. */
export const ofBoth = ['documents', 'holding', 'uploads', 'steps']

/**
 * Components without the grant of every page: the owner of the account has not agreed yet, or the visitor is not the owner. A cap
 * table is read for the vendor's own account, and reveals nothing about its owner.
 */
export const alone = ['invitation', 'capTable']

/** The files that a block downloads by a path from its props, which no code of it names. */
export const downloads: Readonly<Record<string, readonly string[]>> = {
  reports: ['/api/v2/reports/cap-table', '/api/v2/reports/contacts'],
}
