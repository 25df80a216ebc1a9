import type { FieldOption } from '../fieldProps'

/** A country as a list shows it, and its code. */
export interface NamedCountry {
  id: number
  name: string
  /** ISO 3166-1 alpha-2. */
  alpha2: string
}

/**
 * Countries to choose from, called as the page's language calls them and in its order; English keeps the names it was given. A
 * country is also found by its common names in the language of the page, of the browser, and of the catalogues, by the name that
 * was given, and by its code.
 */
export function countryOptions(countries: readonly NamedCountry[], locale: string): FieldOption[] {
  const others = namesIn([locale, ...browserLanguages(), 'en', 'de'])
  const own = ownNames(locale)
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(({ id, name, alpha2 }) => ({
      value: String(id),
      label: own?.of(alpha2) ?? name,
      countryCode: alpha2,
      alsoCalled: [name, alpha2, ...(shortForms[alpha2] ?? []), ...others.flatMap((of) => of(alpha2))],
    }))
    .sort((a, b) => compare(a.label, b.label))
}

/** Returns the name of a country in a language; English keeps the name that it was given. */
export function countryName({ name, alpha2 }: Pick<NamedCountry, 'name' | 'alpha2'>, locale: string): string {
  return ownNames(locale)?.of(alpha2) ?? name
}

/** Returns the names of countries in a language; `undefined` for English and for languages the runtime does not support. */
function ownNames(locale: string): Intl.DisplayNames | undefined {
  const isSpoken = Intl.DisplayNames.supportedLocalesOf(locale).length > 0
  if (!isSpoken || new Intl.Locale(locale).language === 'en') return undefined
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
}

/** Common names of countries that `Intl.DisplayNames` does not return. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DRC'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'GBR'],
  KP: ['North Korea', 'DPRK'],
  KR: ['South Korea', 'ROK'],
  MM: ['Burma'],
  NL: ['Holland'],
  US: ['USA', 'America', 'U.S.', 'U.S.A.'],
  VA: ['Holy See'],
}

type NamesOf = (code: string) => string[]

function namesIn(locales: readonly string[]): NamesOf[] {
  return [...new Set(locales)].map((locale) => {
    const names = (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([locale, 'en'], { type: 'region', style }),
    )
    return (code) => names.flatMap((each) => each.of(code) ?? [])
  })
}

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages.filter(isLanguageTag)
}

// A browser may report a language that is not valid, such as "C" from its system.
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
