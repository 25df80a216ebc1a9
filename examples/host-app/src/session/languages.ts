import type { Languages } from '@capstan/sdk-react/provider'

/** The languages of this app beside English; the kit adds its own words to each. */
export const languages: Languages = { de: async () => (await import('../languages/de')).de }

/**
 * Returns the locale of the app: the first of the browser's languages that the app has, with its region;
 * otherwise English.
 */
export function localeOf(wanted: readonly string[]): string {
  for (const locale of wanted) {
    const language = locale.split('-')[0] ?? ''
    // The specification's formats are those of the United States.
    if (language === 'en') return 'en-US'
    if (Object.hasOwn(languages, language) && isLanguageTag(locale)) return locale
  }
  return 'en-US'
}

// A browser may report an invalid language, such as "C" or "de-DE.UTF-8" of its machine.
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
