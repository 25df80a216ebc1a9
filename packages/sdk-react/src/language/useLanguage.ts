import { formatsOf, type Capstan } from '@capstan/sdk-core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from './LanguageContext'
import type { Languages } from './Languages'
import { loadLanguage, messagesAtHand } from './loadLanguage'
import type { Messages } from './Messages'

interface LoadedLanguage {
  locale: string
  messages: Messages
}

/**
 * The language of an instance: nothing until its messages are there. Another one is spoken once all of them have come, so
 * that texts, figures and direction change together.
 */
export function useLanguage(instance: Capstan, languages: Languages): Omit<Language, 'messages'> | undefined {
  const localeOf = () => instance.options.locale
  const locale = useSyncExternalStore(instance.onUpdate, localeOf, localeOf)
  const [loaded, setLoaded] = useState<LoadedLanguage>()
  const atHand = useMemo(() => spokenAtHand(locale, languages), [locale, languages])
  const isMissing = !atHand && loaded?.locale !== locale

  useEffect(() => {
    if (atHand) setLoaded(atHand)
    if (!isMissing) return
    let isWanted = true
    void loadLanguage(locale, languages).then((messages) => isWanted && setLoaded({ locale, messages }))
    return () => {
      isWanted = false
    }
  }, [atHand, isMissing, locale, languages])

  const spoken = atHand ?? loaded
  return useMemo(() => spoken && { formats: formatsOf(spoken.locale), spoken: spoken.messages }, [spoken])
}

function spokenAtHand(locale: string, languages: Languages): LoadedLanguage | undefined {
  const messages = messagesAtHand(locale, languages)
  return messages && { locale, messages }
}
