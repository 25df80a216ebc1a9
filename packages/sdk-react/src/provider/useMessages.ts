import { useContext, useMemo } from 'react'
import { LanguageContext } from '../language/LanguageContext'
import type { Spoken } from '../language/Words'
import { CapstanContext } from './context'

/** The words of a feature: English, over it the page's language, over that the partner's own. */
export function useMessages<English extends object>(feature: string, english: English): Spoken<English> {
  const own = useContext(CapstanContext)?.messages[feature]
  const spoken = useContext(LanguageContext).words[feature]

  // The keys are the English ones; what stands at them is typed where a language is written.
  return useMemo(() => ({ ...english, ...spoken, ...own }) as Spoken<English>, [english, spoken, own])
}
