/** What a page may show of the account of the key itself; `holding` and `uploads` of an investor's, too. */
export const ownComponents = [
  'capTable',
  'dashboard',
  'assets',
  'rounds',
  'tokens',
  'holdings',
  'holding',
  'distributions',
  'allocations',
  'bulkOperations',
  'securities',
  'uploads',
  'audit',
  'capitalization',
  'transactions',
  'reports',
  'contacts',
  'issuers',
  'distributors',
  'profiles',
  'paperReviews',
  'signingTemplates',
  'payments',
  'questions',
] as const

/** What a page may show with an embed session, and a key may be for. */
export const embedComponents = [
  'setup',
  'invest',
  'steps',
  'portfolio',
  'documents',
  'offerWall',
  'wallet',
  'accreditation',
  'qualificationAnswers',
  ...ownComponents,
] as const

export type EmbedComponent = (typeof embedComponents)[number]
