import type { BrandTheme } from '@capstan/theme'
import { createContext, useContext } from 'react'

/** Carries the brand of a `CapstanRoot`. */
export const BrandContext = createContext<BrandTheme | undefined>(undefined)

/** The brand that is shown: its colours, its logo; nothing before it has come, and where it is the default one. */
export function useBrand(): BrandTheme | undefined {
  return useContext(BrandContext)
}
