/** What a component is called in a grant where that is not the name of its folder. */
export const namedOtherwise: Readonly<Record<string, string>> = { onboarding: 'setup' }

/**
 * Entries of the kit that are another way to a component's block: what they send is granted there. The provider asks for a
 * second factor in each of them; the fields of documents stand in the administration of signing and of payments.
 */
export const otherWays = ['stepForm', 'provider', 'diagnosis', 'signingFields']

/** What every page needs: the terms, lookups, and who is signed in. */
export const everyPage = { folders: ['terms', 'countries'], exports: { accounts: ['usersDataQuery'] } }

/** Blocks of no vendor's page: who a person is, whom an account lets in, and what opens it are looked after on the platform. */
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
]

/** Blocks of a vendor's desk: for a session of the vendor's own account, and for no investor's. */
export const ofOwnAccount = [
  ...['capTable', 'capitalization', 'transactions', 'reports', 'dashboard', 'assets', 'rounds', 'tokens'],
  ...['holdings', 'distributions', 'allocations', 'bulkOperations', 'securities', 'audit'],
  ...['contacts', 'issuers', 'distributors', 'profiles', 'paperReviews'],
  ...['signingTemplates', 'payments', 'questions'],
]

/** Blocks for a session of an investor and for one of the vendor's own account: each sees what is theirs. */
export const ofBoth = ['documents', 'holding', 'uploads', 'steps']

/**
 * Components that do not get what every page needs: whose page it is may not be told yet, or it is nobody's who looks at it.
 * A cap table is read for the vendor's own account, and tells nothing of its owner.
 */
export const alone = ['invitation', 'capTable']

/** The files a block downloads by a path that it is told, and no code of it names. */
export const downloads: Readonly<Record<string, readonly string[]>> = {
  reports: ['/api/v2/reports/cap-table', '/api/v2/reports/contacts'],
}
