import type { Page } from 'playwright'
import type { Places } from './places.ts'
import type { Variant } from './variants.ts'

/** One screen, and the way to it. */
export interface Scene {
  /** The beginning of its file names. */
  name: string
  /** One line on what it shows. */
  shows: string
  /** The seeded user who sees it, or a new user without investments. */
  as?: string
  /** Shows what fits the window rather than the whole page. */
  isWindow?: boolean
  /** Shown wide in light and narrow in dark alone: the others tell nothing more of it. */
  isBrief?: boolean
  /** Brings a fresh page to what is to be seen. */
  play: (page: Page, places: Places, variant: Variant) => Promise<void>
}
