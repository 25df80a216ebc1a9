/** What a page may show with an embed session, and a key may be for. */
export const embedComponents = [
  'setup',
  'invest',
  'steps',
  'portfolio',
  'documents',
  'offerWall',
  'wallet',
  'capTable',
] as const

export type EmbedComponent = (typeof embedComponents)[number]
