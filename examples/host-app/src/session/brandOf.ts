import { parseBrand, type BrandDocument, type BrandTheme } from '@capstan/theme'
import type { Host } from './Host'

type Branded = Pick<Host, 'brand' | 'config' | 'visitor' | 'preview'>

/** The brand the app wears: one that is previewed, else the account's, else the platform's; as the page brought it, else its slug. */
export function brandOf({
  brand,
  config,
  visitor,
  preview,
}: Branded): BrandTheme | BrandDocument | string | undefined {
  if (preview) return { slug: preview.slug, ...preview.document } as BrandDocument // read field by field
  const slug = slugOf(visitor) || config.brand
  return brand && brand.document.slug === slug ? (brand.theme ?? brand.document) : slug
}

/** Returns the name of the page's brand: the account whose brand is shown, or else the product. */
export function nameOfBrand({ brand, config, visitor, preview }: Branded): string {
  if (preview) return parseBrand(preview.document)?.name ?? config.product.name
  const slug = slugOf(visitor)
  const isOwn = brand !== undefined && brand.document.slug === slug && slug !== config.brand
  return (isOwn && brand.document.name) || config.product.name
}

const slugOf = (visitor: Host['visitor']) =>
  (visitor.status === 'acting' && visitor.account.slug) || undefined
