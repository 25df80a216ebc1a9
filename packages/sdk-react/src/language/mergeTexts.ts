import type { TextRecord, Texts } from './Messages'

/** Merges texts at every depth; later texts replace earlier ones. A plural text is replaced as a whole, with all its forms. */
export function mergeTexts(under: TextRecord, over: TextRecord): TextRecord {
  const merged: Record<string, Texts | undefined> = { ...under }
  for (const [key, text] of Object.entries(over)) {
    const before = Object.hasOwn(under, key) ? under[key] : undefined
    if (text !== undefined) merged[key] = isNested(before) && isNested(text) ? mergeTexts(before, text) : text
  }
  return merged
}

/** Returns true for texts by key, false for one text or its plural forms. */
export function isNested(texts: Texts | undefined): texts is TextRecord {
  return typeof texts === 'object' && !isByNumber(texts)
}

/** Returns true for the plural forms of one text. */
export function isByNumber(texts: TextRecord): boolean {
  return typeof texts.other === 'string' && Object.keys(texts).every((key) => forms.has(key))
}

const forms: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
