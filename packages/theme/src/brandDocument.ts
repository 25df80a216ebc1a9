/** What a partner writes to make the kit theirs: `brand.json`. */
export interface BrandDocument {
  /** Names it in addresses: lower-case letters, digits, hyphens. */
  slug: string
  /** Names it to people. */
  name?: string
  colors: {
    /** The primary action, links, selection. `#rrggbb`. */
    primary: string
    /** Pictures only. */
    secondary?: string
    /** The paper; white when not given. */
    background?: string
  }
  /** A CSS font stack, of names only. */
  fontFamily?: string
  /** The address of the logo: `https:`, a path, or `data:image/`; beside the document where that was loaded from an address. */
  logo?: string
  /** The font stack of headings; that of the body when not given. */
  headingFontFamily?: string
  /** Corner radius in units, 0 to 16. */
  radius?: number
  /** The four text sizes in units, 10 to 40. */
  fontSizes?: { dense?: number; body?: number; lead?: number; title?: number }
}

/** Capstan's own brand. */
export const defaultBrand: BrandDocument = {
  slug: 'capstan',
  name: 'Capstan',
  colors: { primary: '#004A98', background: '#ffffff', secondary: '#008FBE' },
}

/** Reads a document that came from elsewhere. Whatever could carry CSS out of its place makes it invalid. */
export function parseBrand(value: unknown): BrandDocument | undefined {
  if (!isCopyOf(value) || !isCopyOf(value.colors) || !matches(value.slug, slugPattern)) return undefined
  const { slug, name, logo, colors, fontFamily, headingFontFamily, radius, fontSizes } = value
  const brand = {
    slug,
    name,
    logo,
    colors: pick(colors, colorKeys),
    fontFamily,
    headingFontFamily,
    radius,
    fontSizes,
  }
  return isValid(brand) ? (defined(brand) as unknown as BrandDocument) : undefined
}

const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
const colorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
/** An address with another scheme is none of a picture. */
const logoPattern = /^(?:https?:\/\/|data:image\/|(?![a-z][a-z0-9+.-]*:))\S+$/i
/** Control characters, line ends, what turns text around, and what is drawn as nothing: a browser drops some of them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u
const fontPattern =
  /^(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*)(?: ?, ?(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*))*$/
const colorKeys = ['primary', 'secondary', 'background'] as const
const sizeKeys = ['dense', 'body', 'lead', 'title'] as const

function isValid(brand: Record<string, unknown> & { colors: Record<string, unknown> }): boolean {
  return (
    matches(brand.colors.primary, colorPattern) &&
    optional(brand.colors.secondary, (value) => matches(value, colorPattern)) &&
    optional(brand.colors.background, (value) => matches(value, colorPattern)) &&
    optional(brand.name, (value) => isText(value, 120) && !hidden.test(value)) &&
    optional(
      brand.logo,
      (value) => isText(value, 20_000) && !hidden.test(value) && logoPattern.test(value),
    ) &&
    optional(brand.fontFamily, isFont) &&
    optional(brand.headingFontFamily, isFont) &&
    optional(brand.radius, (value) => isBetween(value, 0, 16)) &&
    optional(brand.fontSizes, areSizes)
  )
}

function areSizes(value: unknown): boolean {
  return (
    isCopyOf(value) &&
    Object.entries(value).every(([key, size]) => sizeKeys.includes(key as never) && isBetween(size, 10, 40))
  )
}

function isFont(value: unknown): boolean {
  return isText(value, 300) && fontPattern.test(value)
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most
}

function isBetween(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function optional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value)
}

function isCopyOf(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return defined(Object.fromEntries(keys.map((key) => [key, record[key]])))
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
