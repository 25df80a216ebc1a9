import { createContext } from 'react'
import type { Capstan } from '@capstan/sdk-core'
import type { BrandDocument, BrandTheme } from '@capstan/theme'

/** Moves between pages of the host; blocks never change the address themselves. */
export interface CapstanRouter {
  /** Goes to a path of the host. */
  navigate: (path: string) => void
  /** The address of a path, for links; the path itself when not given. */
  href?: (path: string) => string
  /**
   * Sets parameters of the address of the page, without a new entry in the history; `undefined` removes one. With it, filters,
   * sorts and the open record of a list survive a reload. Without it nothing is written into the address.
   */
  setSearch?: (parameters: Readonly<Record<string, string | undefined>>) => void
}

/** The router of the host, its defaults filled in. */
export type UsedRouter = CapstanRouter & Required<Pick<CapstanRouter, 'navigate' | 'href'>>

/** The appearance of the kit. */
export interface Appearance {
  /** A brand made ready, its document, its slug or its address; the brand of the instance when not given. */
  brand?: BrandTheme | BrandDocument | string
  /** Light, dark, or as the reader's system says; by default that of an element around (`data-capstan-theme`). */
  theme?: 'light' | 'dark' | 'auto'
  /**
   * The unit of sizes: pixels, or `rem`, which follows the font size of the root and so the text size that the reader has chosen.
   * Pixels by default: a page may have set its root to 10 px.
   */
  unit?: 'px' | 'rem'
}

export interface CapstanContextValue {
  instance: Capstan
  appearance: Appearance
  router: UsedRouter
  supportUrl?: string
  nonce?: string
  portalContainer?: HTMLElement | null
  asksBeforeLeaving?: boolean
}

/** Carries the instance and the host's settings to everything inside a `CapstanProvider`. */
export const CapstanContext = createContext<CapstanContextValue | undefined>(undefined)
