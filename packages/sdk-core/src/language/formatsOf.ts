import { englishFormats } from './englishFormats'
import type { Formats } from './Formats'
import { localeFormats } from './localeFormats'

/**
 * The formats of a locale, such as `de-DE`: they format figures and days, and parse input.
 *
 * `en` and `en-US`, and a text that names no locale, have the specification's formats. Keep the result: creating it loads the
 * locale data.
 */
export function formatsOf(locale: string): Formats {
  return /^en(?:-us)?$/i.test(locale) || !isLocale(locale) ? englishFormats : localeFormats(locale)
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
