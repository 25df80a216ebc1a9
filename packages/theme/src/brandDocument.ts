import { parseColor } from './parseColor'

/** A partner's brand, as written in `brand.json`. */
export interface BrandDocument {
  /** Names it in addresses: lower-case letters, digits, hyphens. */
  slug: string
  /** Names it to people. */
  name?: string
  colors: {
    /** The primary action, links, selection: `#rrggbb`, `rgb(47 74 60)` or a name of CSS. */
    primary: string
    /** Pictures only. */
    secondary?: string
    /** The paper of the light theme; white when not given. One on which nothing can be read is refused. */
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

/** Reads a document that came from elsewhere, without the fields that cannot be used; nothing where it is no document at all. */
export function parseBrand(value: unknown): BrandDocument | undefined {
  return readBrand(value)?.brand
}

/** A field of a document that cannot be used, and its replacement. */
export interface RefusedField {
  /** The path of the field: `colors.background`. */
  path: string
  /** The value of the field, at most 80 characters of it. */
  value: string
  /** Why it cannot be used. */
  reason: string
  /** The value that is used instead. */
  used: string
}

/** The used parts of a document, and the refused ones. */
export interface ReadBrand {
  brand: BrandDocument
  refused: readonly RefusedField[]
}

/**
 * Reads a document that came from elsewhere, field by field: one that cannot be used, such as one that could carry CSS out of
 * its place, is left out and reported, and the rest applies. Nothing where there is no document, or none with colours.
 */
export function readBrand(value: unknown): ReadBrand | undefined {
  if (!isRecord(value) || !isRecord(value.colors)) return undefined
  const refused: RefusedField[] = []
  const take = <T>(path: string, given: unknown, { read, reason, used }: Field<T>): T | undefined => {
    if (given === undefined) return undefined
    const taken = read(given)
    if (taken === undefined) refused.push({ path, value: shortText(given), reason, used })
    return taken
  }
  const { colors, fontSizes } = value
  // What is missing is refused as well, because something else is used.
  const slug = take('slug', value.slug ?? null, fields.slug) ?? 'brand'
  const primary = take('colors.primary', colors.primary ?? null, fields.primary) ?? defaultPrimary
  const sizes = isRecord(fontSizes)
    ? Object.entries(fontSizes).map(([name, size]) => [
        name,
        take(`fontSizes.${name}`, size, sizeNames.includes(name) ? fields.fontSize : fields.unknownSize),
      ])
    : []
  if (fontSizes !== undefined && !isRecord(fontSizes)) take('fontSizes', fontSizes, fields.unknownSize)
  const brand = {
    slug,
    name: take('name', value.name, fields.name),
    logo: take('logo', value.logo, fields.logo),
    colors: defined({
      primary,
      secondary: take('colors.secondary', colors.secondary, fields.secondary),
      background: take('colors.background', colors.background, fields.background),
    }),
    fontFamily: take('fontFamily', value.fontFamily, fields.font),
    headingFontFamily: take('headingFontFamily', value.headingFontFamily, fields.headingFont),
    radius: take('radius', value.radius, fields.radius),
    fontSizes: sizes.some(([, size]) => size !== undefined)
      ? defined(Object.fromEntries(sizes) as Record<string, unknown>)
      : undefined,
  }
  return { brand: defined(brand) as unknown as BrandDocument, refused }
}

/** The rule of a field: returns the value that is used, or nothing. */
interface Field<T> {
  read: (value: unknown) => T | undefined
  reason: string
  used: string
}

const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
/** An address with another scheme is none of a picture. */
const logoPattern = /^(?:https?:\/\/|data:image\/|(?![a-z][a-z0-9+.-]*:))\S+$/i
/** Control characters, line ends, what turns text around, and what is drawn as nothing: a browser drops some of them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u
const fontPattern =
  /^(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*)(?: ?, ?(?:"[A-Za-z0-9 _-]+"|[A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*))*$/
const sizeNames = ['dense', 'body', 'lead', 'title']
const defaultPrimary = '#004A98'

const textField = (most: number, isGood: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && value.length <= most && isGood(value) ? value : undefined
const numberField = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high ? value : undefined
const colorField = (used: string): Field<string> => ({
  // A colour that is written in digits stays as the partner wrote it.
  read: (value) =>
    typeof value === 'string' && value.length <= 40
      ? /^#/.test(value) && parseColor(value)
        ? value
        : parseColor(value)
      : undefined,
  reason: 'A colour is #rgb, #rrggbb, rgb(47 74 60) or a name of CSS, and is not transparent.',
  used,
})
const fontField = (used: string): Field<string> => ({
  read: (value) => {
    const font = typeof value === 'string' && value.length <= 300 ? value.replaceAll("'", '"') : ''
    return fontPattern.test(font) ? font : undefined
  },
  reason:
    'A font is a list of names with commas between, at most 300 characters: Georgia, "Times New Roman", serif.',
  used,
})

const fields = {
  slug: {
    read: textField(64, (text) => slugPattern.test(text)),
    reason: 'A slug is lower-case letters, digits and hyphens, at most 64.',
    used: 'brand',
  },
  name: {
    read: textField(120, (text) => !hidden.test(text)),
    reason: 'A name is one line of at most 120 characters that are all shown.',
    used: 'no name',
  },
  logo: {
    read: textField(20_000, (text) => !hidden.test(text) && logoPattern.test(text)),
    reason: 'A logo is a path, an address of https, or data:image/, of at most 20,000 characters.',
    used: 'the logo that the platform has for the slug',
  },
  primary: colorField(defaultPrimary),
  secondary: colorField('the primary colour'),
  background: colorField('#ffffff'),
  font: fontField('the font of the default brand'),
  headingFont: fontField('the font of the text'),
  radius: {
    read: numberField(0, 16),
    reason: 'A radius is a number from 0 to 16, without a unit.',
    used: 'the radius of the default brand',
  },
  fontSize: {
    read: numberField(10, 40),
    reason: 'A text size is a number from 10 to 40, without a unit.',
    used: 'the size of the default brand',
  },
  unknownSize: {
    read: () => undefined,
    reason: 'The text sizes are dense, body, lead and title.',
    used: 'the sizes of the default brand',
  },
} satisfies Record<string, Field<unknown>>

function shortText(value: unknown): string {
  if (value === null) return 'nothing'
  const text =
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
