import { useContext, useMemo } from 'react'
import { LanguageContext } from './LanguageContext'
import type { Spoken } from './Words'

/** The words of a feature: English, over it the page's language, over that the partner's own. */
export function useMessages<English extends object>(feature: string, english: English): Spoken<English> {
  const words = useContext(LanguageContext).words[feature]

  // The keys are the English ones; what stands at them is typed where a language is written.
  return useMemo(() => (words ? { ...english, ...words } : english) as Spoken<English>, [english, words])
}
