import { longestText, type Pattern } from './Pattern'
import { unicodePattern } from './unicodePattern'

/*
 * One character: itself, an escape, or a class. A range that runs backwards is found by the engine, which then refuses
 * the whole.
 */
const member = String.raw`(?:[\w ,:;@#%&=~'"!/<>.$*+?(){}|]|\\[!-/:-@\[-^\x60{-~])`
const one = String.raw`(?:[\w \-,:;@#%&=~'"!/<>.]|\\[dDwWsS!-/:-@\[-^\x60{-~]|\[\^?(?:${member}(?:-${member})?|\\[dsw])+-?\])`
const fixed = String.raw`${one}(?:\{\d{1,2}\})?`
const open = String.raw`${one}(?:[*+?]|\{\d{1,2},\d{0,2}\})`
// An author may repeat something ten times and more five times only.
const safe = new RegExp(String.raw`^(?!(?:[^{]*\{){6})\^(?:${fixed})*(?:${open})?(?:${fixed})*\$?$`)

/**
 * A pattern that an author may use and the browser's own engine matches in linear time, or nothing where that is not
 * certain.
 *
 * Certain is: it begins at the start of the text, has no groups, alternatives or conditions, and at most one repetition
 * that may be longer or shorter. For each length of that one there is one way to continue, of at most a
 * thousand characters: so many steps for each character of the text, and never more.
 */
export function safePattern(source: string): Pattern | undefined {
  const native = source.length <= 60 && safe.test(source) ? unicodePattern(source) : undefined
  return native && { test: (text) => text.length <= longestText && native.test(text) }
}
