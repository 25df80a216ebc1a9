import { useContext, useMemo } from 'react'
import { LanguageContext } from './LanguageContext'
import type { Messages, Spoken } from './Messages'

/**
 * The messages of a feature: English, over it the page's language, over that the partner's own: what they say `everywhere`
 * instead of an English text, and what they say in this feature.
 */
export function useMessages<English extends object>(feature: string, english: English): Spoken<English> {
  const { spoken: language, messages } = useContext(LanguageContext)
  const [spoken, own, everywhere] = [language[feature], messages[feature], messages.everywhere]

  return useMemo(() => {
    if (!spoken && !own && !everywhere) return english as Spoken<English>
    // The keys are the English ones; what stands at them is typed where a language is written.
    return { ...english, ...spoken, ...inPlaceOf(english, everywhere), ...own } as Spoken<English>
  }, [english, spoken, own, everywhere])
}

/** What is said instead of each English text, by its key. */
function inPlaceOf(english: object, everywhere: Messages[string] = {}) {
  const entries = Object.entries(english).flatMap(([key, text]) =>
    typeof text === 'string' && Object.hasOwn(everywhere, text) ? [[key, everywhere[text]]] : [],
  )
  return Object.fromEntries(entries) as object
}
