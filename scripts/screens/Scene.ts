import type { Page } from 'playwright'
import type { Places } from './places.ts'
import type { Variant } from './variants.ts'

/** One screen, and the way to it. */
export interface Scene {
  /** What its files begin with. */
  name: string
  /** One line on what it shows. */
  shows: string
  /** The seeded user who looks at it, or somebody new who has invested in nothing. */
  as?: string
  /** Shows what fits the window rather than the whole page. */
  isWindow?: boolean
  /** Shown wide in light and narrow in dark alone: the others tell nothing more of it. */
  isBrief?: boolean
  /** Brings a fresh page to what is to be seen. */
  play: (page: Page, places: Places, variant: Variant) => Promise<void>
}
