/** What a component is called in a grant where that is not the name of its folder. */
export const namedOtherwise: Readonly<Record<string, string>> = { onboarding: 'setup' }

/** Entries of the kit that are another way to a component's block: what they send is granted there. */
export const otherWays = ['stepForm']

/** What every page needs: the terms, lookups, and who is signed in. */
export const everyPage = { folders: ['terms', 'countries'], exports: { accounts: ['usersDataQuery'] } }

/**
 * Blocks of no vendor's page: it does not choose among a person's accounts. A session there acts for an investor, who has
 * no secret keys, no book of holders, none of investments, no round to raise or to manage and no token to mint. A cap table stands alone.
 */
export const notForVendors = [
  ...['accounts', 'integrations', 'holdings', 'distributions', 'dashboard', 'assets', 'rounds', 'tokens'],
  ...['securities', 'uploads', 'audit', 'capitalization', 'transactions', 'reports', 'contacts', 'issuers'],
  ...['profiles', 'distributors', 'claim', 'delegates', 'settings', 'holding', 'qualificationAnswers'],
  // What a person is mailed, where they are signed in and what they confirm with; who asked for papers looks at them.
  ...['security', 'mails', 'paperReviews', 'accreditation'],
]

/**
 * Components that do not get what every page needs: whose page it is may not be told yet, or it is nobody's who looks at it.
 * A cap table is read for the vendor's own account, and tells nothing of its owner.
 */
export const alone = ['invitation', 'capTable']
