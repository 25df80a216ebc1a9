import type { Catalogue } from '../languages/Catalogue.ts'
import { de } from '../languages/de.ts'
import { english } from '../languages/english.ts'

/** The catalogues of the supported languages, by their tags. */
const catalogues: Readonly<Record<string, Catalogue>> = { de, en: english }

/** The language of a page: its locale, and all texts. */
export interface Speech {
  lang: string
  texts: Catalogue
}

/** The language of a person, if set, or else that of their browser. */
export function speechOf(locale: string | null | undefined, accepted: string | undefined): Speech {
  const lang = locale ?? acceptedLocale(accepted) ?? 'en'
  const texts = textsOf(lang)
  return { lang: texts === english ? 'en' : lang, texts }
}

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0] ?? ''

/** The texts of a locale's language; English where the platform does not speak it. */
export function textsOf(locale: string | undefined): Catalogue {
  const language = languageOf(locale ?? '')
  return Object.hasOwn(catalogues, language) ? (catalogues[language] ?? english) : english
}

/** Returns the supported locale that `Accept-Language` prefers; undefined when there is none. */
export function acceptedLocale(header: string | undefined): string | undefined {
  const wanted = (header ?? '').slice(0, 500).split(',').map(readChoice)
  return wanted
    .filter(({ locale, weight }) => weight > 0 && Object.hasOwn(catalogues, languageOf(locale)))
    .toSorted((one, other) => other.weight - one.weight)[0]?.locale
}

/** Language, script and region. The rest does not affect the texts, and is not always a valid locale. */
function readChoice(choice: string): { locale: string; weight: number } {
  const [, locale = '', weight = '1'] =
    /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(
      choice,
    ) ?? []
  return { locale, weight: Number(weight) }
}
