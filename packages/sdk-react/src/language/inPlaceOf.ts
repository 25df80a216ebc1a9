import type { TextRecord, Texts } from './Messages'
import { isByNumber } from './mergeTexts'

/** Returns the replacements of English texts by key: of a text with plural forms all forms, when one of them is replaced. */
export function inPlaceOf(english: TextRecord, everywhere: TextRecord): TextRecord {
  const replaced: Record<string, Texts> = {}
  for (const [key, text] of Object.entries(english)) {
    const said = insteadOf(text, everywhere)
    if (said !== undefined) replaced[key] = said
  }
  return replaced
}

function insteadOf(text: Texts | undefined, everywhere: TextRecord): Texts | undefined {
  if (typeof text === 'string') return Object.hasOwn(everywhere, text) ? everywhere[text] : undefined
  if (typeof text !== 'object') return undefined
  const replaced = inPlaceOf(text, everywhere)
  if (Object.keys(replaced).length === 0) return undefined
  return isByNumber(text) ? { ...text, ...replaced } : replaced
}
