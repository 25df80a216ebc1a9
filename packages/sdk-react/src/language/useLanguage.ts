import { formatsOf, type Capstan } from '@capstan/sdk-core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from './LanguageContext'
import type { Languages } from './Languages'
import { loadLanguage, wordsAtHand } from './loadLanguage'
import type { Words } from './Words'

interface Spoken {
  locale: string
  words: Words
}

/**
 * The language of an instance: nothing until its words are there. Another one is spoken once all its words have come, so
 * that words, figures and direction change together.
 */
export function useLanguage(instance: Capstan, languages: Languages): Omit<Language, 'messages'> | undefined {
  const localeOf = () => instance.options.locale
  const locale = useSyncExternalStore(instance.onUpdate, localeOf, localeOf)
  const [loaded, setLoaded] = useState<Spoken>()
  const atHand = useMemo(() => spokenAtHand(locale, languages), [locale, languages])
  const isMissing = !atHand && loaded?.locale !== locale

  useEffect(() => {
    if (atHand) setLoaded(atHand)
    if (!isMissing) return
    let isWanted = true
    void loadLanguage(locale, languages).then((words) => isWanted && setLoaded({ locale, words }))
    return () => {
      isWanted = false
    }
  }, [atHand, isMissing, locale, languages])

  const spoken = atHand ?? loaded
  return useMemo(() => spoken && { formats: formatsOf(spoken.locale), words: spoken.words }, [spoken])
}

function spokenAtHand(locale: string, languages: Languages): Spoken | undefined {
  const words = wordsAtHand(locale, languages)
  return words && { locale, words }
}
