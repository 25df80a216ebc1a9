/** How much there is to begin with: the demo companies and people, tens of thousands beside them, or nothing. */
export const seedSizes = ['small', 'large', 'none'] as const

export type SeedSize = (typeof seedSizes)[number]

/** Demo data are for trying things out: a production platform begins with none. */
export const defaultSize = (): SeedSize => (process.env.NODE_ENV === 'production' ? 'none' : 'small')
