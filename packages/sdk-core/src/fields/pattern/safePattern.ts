import { longestText, type Pattern } from './Pattern'

/*
 * One character: itself, an escape, or a class. A class that is closed too early or a range that runs backwards is found
 * by the engine, which then refuses the whole.
 */
const one = String.raw`(?:[\w \-,:;@#%&=~'"!/<>.]|\\[dDwWsS]|\\[^\w\s]|\[\^?(?:[\w \-,:;@#%&=~'"!/<>.$*+?(){}|]|\\[dws]|\\[^\w\s])+\])`
const fixed = String.raw`${one}(?:\{\d{1,2}\})?`
const open = String.raw`${one}(?:[*+?]|\{\d{1,2},\d{0,2}\})`
const safe = new RegExp(String.raw`^\^(?:${fixed})*(?:${open})?(?:${fixed})*\$?$`)

/**
 * A pattern that the browser's own engine matches in linear time, or nothing where that is not certain.
 *
 * Certain is: it begins at the start of the text, has no groups, alternatives or conditions, and at most one repetition
 * that may be longer or shorter. For each length of that one there is one way to go on, of at most a
 * thousand characters: so many steps for each character of the text, and never more.
 */
export function safePattern(source: string): Pattern | undefined {
  if (source.length > 60 || !safe.test(source)) return undefined
  try {
    const native = new RegExp(source)
    return { test: (text) => text.length <= longestText && native.test(text) }
  } catch {
    return undefined
  }
}
