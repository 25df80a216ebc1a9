import type { Page } from 'playwright'
import type { Places } from './places.ts'
import type { Variant } from './variants.ts'

/** One screen, and the steps to reach it. */
export interface Scene {
  /** The beginning of its file names. */
  name: string
  /** One line on its content. */
  shows: string
  /** The seeded user who opens it, or a new user without investments. */
  as?: string
  /** Captures the window rather than the whole page. */
  isWindow?: boolean
  /** Shown wide in light and narrow in dark alone: the others tell nothing more of it. */
  isBrief?: boolean
  /** Brings a fresh page to the state to capture. */
  play: (page: Page, places: Places, variant: Variant) => Promise<void>
}
