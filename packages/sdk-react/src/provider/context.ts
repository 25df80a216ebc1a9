import { createContext } from 'react'
import type { Capstan } from '@capstan/sdk-core'
import type { BrandDocument, BrandTheme } from '@capstan/theme'

/** How the host moves between pages; blocks never touch the address themselves. */
export interface CapstanRouter {
  /** Goes to a path of the host. */
  navigate: (path: string) => void
  /** The address of a path, for links; the path itself when not given. */
  href?: (path: string) => string
}

/** What the kit looks like. */
export interface Appearance {
  /** A brand made ready, its document, its slug or its address; the brand of the instance when not given. */
  brand?: BrandTheme | BrandDocument | string
  /** Light, dark, or as the reader's system says. */
  theme?: 'light' | 'dark' | 'auto'
  /** The unit of every size: `1px` in embeds, `0.0625rem` where the reader's own font size should count. */
  unit?: '1px' | '0.0625rem'
}

export interface CapstanContextValue {
  instance: Capstan
  appearance: Appearance
  router: Required<CapstanRouter>
  supportUrl?: string
  nonce?: string
  portalContainer?: HTMLElement | null
  asksBeforeLeaving?: boolean
}

/** Carries the instance and the host's wishes to everything inside a `CapstanProvider`. */
export const CapstanContext = createContext<CapstanContextValue | undefined>(undefined)
