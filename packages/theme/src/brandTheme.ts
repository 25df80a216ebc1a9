import { defaultBrand, readBrand, type BrandDocument, type RefusedField } from './brandDocument'
import { deriveColors, type BrandChange } from './deriveColors'

/** A brand made ready: the custom properties to set on a root. */
export interface BrandTheme {
  /** Which brand. */
  slug: string
  /** `--capstan-…` and its value; colours carry light and dark in one, so that the theme is chosen by `color-scheme` alone. */
  properties: Record<`--capstan-${string}`, string>
  /** The address of the logo that the brand names; without one, the platform may have one for its slug (`logoUrl`). */
  logo?: string
  /** Fields of the document that cannot be used; the rest applies. */
  refused?: readonly RefusedField[]
  /** The colours that were changed for contrast, by mode. */
  changes: { light: BrandChange[]; dark: BrandChange[] }
}

/** Prepares a brand: derives every colour, guarantees its contrast, and reports its changes and the refused fields. */
export function brandTheme(document: BrandDocument): BrandTheme {
  // A document of a host's own is as strange as one from elsewhere: types are checked nowhere but in its editor.
  const { brand, refused } = readBrand(document) ?? { brand: defaultBrand, refused: [] }
  const light = deriveColors(brand, 'light')
  const dark = deriveColors(brand, 'dark')
  const colours = Object.entries(light.roles).map(([role, colour]) => [
    `--capstan-${role}`,
    `light-dark(${colour}, ${dark.roles[role] ?? colour})`,
  ])

  const allRefused = [
    ...refused,
    ...light.changes.filter(({ role }) => role === 'background').map(refusedPaper),
  ]

  return {
    slug: brand.slug,
    ...(allRefused.length > 0 && { refused: allRefused }),
    ...(brand.logo && { logo: brand.logo }),
    properties: { ...(Object.fromEntries(colours) as BrandTheme['properties']), ...shapes(brand) },
    changes: { light: light.changes, dark: dark.changes },
  }
}

function refusedPaper({ from, to, why }: BrandChange): RefusedField {
  return { path: 'colors.background', value: from, reason: `On this paper ${why}.`, used: to }
}

function shapes(brand: BrandDocument): BrandTheme['properties'] {
  const sizes = Object.entries(brand.fontSizes ?? {}).map(([name, size]) => [
    `--capstan-font-size-${name}`,
    units(size),
  ])
  return {
    ...(brand.fontFamily && { '--capstan-font-family-body': brand.fontFamily }),
    ...(brand.headingFontFamily && { '--capstan-font-family-heading': brand.headingFontFamily }),
    ...(brand.radius !== undefined && { '--capstan-radius-base': units(brand.radius) }),
    ...Object.fromEntries(sizes),
  }
}

function units(size: number): string {
  return `calc(${size} * var(--capstan-unit))`
}
