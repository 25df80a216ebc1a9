import type { Languages, LanguageSource } from './Languages'
import type { Messages } from './Messages'
import { mergeTexts } from './mergeTexts'

/** The languages the kit brings along beside English. */
const ownLanguages: Languages = { de: async () => (await import('../languages/de')).de }

/** The messages of a locale where none have to be loaded; nothing where some do. */
export function messagesAtHand(locale: string, languages: Languages): Messages | undefined {
  const sources = sourcesOf(locale, languages)
  return sources.some((source) => typeof source === 'function')
    ? undefined
    : mergeMessages(sources as readonly Messages[])
}

/** Loads the messages of a locale. Messages that cannot be loaded stay English. */
export async function loadLanguage(locale: string, languages: Languages): Promise<Messages> {
  const load = async (source: LanguageSource) => (typeof source === 'function' ? source() : source)
  const loading = sourcesOf(locale, languages).map((source) => load(source).catch((): Messages => ({})))
  return mergeMessages(await Promise.all(loading))
}

/** Returns the sources of messages for a locale; a later source overrides an earlier one. */
function sourcesOf(locale: string, languages: Languages): readonly LanguageSource[] {
  const language = locale.split('-')[0] ?? ''
  const tags = language === locale ? [language] : [language, locale]
  return [ownLanguages, languages].flatMap((from) =>
    tags.flatMap((tag) => (Object.hasOwn(from, tag) && from[tag] ? [from[tag]] : [])),
  )
}

/** Merges messages by feature and text; the last one wins. */
function mergeMessages(each: readonly Messages[]): Messages {
  // Texts by feature over texts by feature are both still.
  return each.reduce((under, over) => mergeTexts(under, over) as Messages, {})
}
