import type { Languages, LanguageSource } from './Languages'
import { mergeWords } from './mergeWords'
import type { Words } from './Words'

/** The languages the kit brings along beside English. */
const ownLanguages: Languages = { de: async () => (await import('../languages/de')).de }

/** The words of a locale where none have to be loaded; nothing where some do. */
export function wordsAtHand(locale: string, languages: Languages): Words | undefined {
  const sources = sourcesOf(locale, languages)
  return sources.some((source) => typeof source === 'function')
    ? undefined
    : mergeWords(sources as readonly Words[])
}

/** Loads the words of a locale. What cannot be loaded is said in English, which is there. */
export async function loadLanguage(locale: string, languages: Languages): Promise<Words> {
  const load = async (source: LanguageSource) => (typeof source === 'function' ? source() : source)
  const loading = sourcesOf(locale, languages).map((source) => load(source).catch((): Words => ({})))
  return mergeWords(await Promise.all(loading))
}

/** Whatever has words for a locale; what comes later says it better. */
function sourcesOf(locale: string, languages: Languages): readonly LanguageSource[] {
  const language = locale.split('-')[0] ?? ''
  const tags = language === locale ? [language] : [language, locale]
  return [ownLanguages, languages].flatMap((from) =>
    tags.flatMap((tag) => (Object.hasOwn(from, tag) && from[tag] ? [from[tag]] : [])),
  )
}
