import { parseBrand, type BrandDocument, type BrandTheme } from '@capstan/theme'
import { dataOfPage } from './dataOfPage'

/** A brand as the page brought it. */
export interface BootBrand {
  document: BrandDocument
  /** The same made ready: its colours are derived where the page was made. */
  theme?: BrandTheme
}

/** The brand in the HTML of the page: it is available before any request. */
export function readBootBrand(): BootBrand | undefined {
  const document = parseBrand(dataOfPage('boot-brand'))
  const properties = dataOfPage('boot-theme') as BrandTheme['properties'] | undefined
  if (!document) return undefined
  const { slug, logo } = document
  const theme = properties && { slug, ...(logo && { logo }), properties, changes: { light: [], dark: [] } }
  return { document, theme }
}
