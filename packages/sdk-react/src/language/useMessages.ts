import { useContext, useMemo } from 'react'
import { inPlaceOf } from './inPlaceOf'
import { LanguageContext } from './LanguageContext'
import { mergeTexts } from './mergeTexts'
import type { Spoken, TextRecord } from './Messages'

/**
 * The messages of a feature: English, overridden by the page's language, overridden by the partner's own texts, first those of
 * `everywhere`, then those of this feature.
 */
export function useMessages<English extends object>(feature: string, english: English): Spoken<English> {
  const { spoken: language, messages } = useContext(LanguageContext)
  const [spoken, own, everywhere] = [language[feature], messages[feature], messages.everywhere]

  // The keys are the English ones; their values are typed where a language is written.
  return useMemo(
    () => saidBy(english as TextRecord, { spoken, own, everywhere }) as Spoken<English>,
    [english, spoken, own, everywhere],
  )
}

type Sayings = Partial<Record<'spoken' | 'own' | 'everywhere', TextRecord>>

/** Created once for all components on a page. */
function saidBy(english: TextRecord, sayings: Sayings): TextRecord {
  const last = lastSaid.get(english)
  if (last && isSame(last.sayings, sayings)) return last.texts
  const texts = together(english, sayings)
  lastSaid.set(english, { sayings, texts })
  return texts
}

const lastSaid = new WeakMap<TextRecord, { sayings: Sayings; texts: TextRecord }>()

function isSame(one: Sayings, other: Sayings): boolean {
  return one.spoken === other.spoken && one.own === other.own && one.everywhere === other.everywhere
}

function together(english: TextRecord, { spoken, own, everywhere }: Sayings): TextRecord {
  const instead = everywhere && inPlaceOf(english, everywhere)
  return [spoken, instead, own].reduce<TextRecord>(
    (said, over) => (over ? mergeTexts(said, over) : said),
    english,
  )
}
