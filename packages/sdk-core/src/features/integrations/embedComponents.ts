/** The components that show the key's own account; an investor's key also allows `holding` and `uploads`. */
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

/** The components that an embed session can show and a key can allow. */
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
