import type { FieldKind, FieldSendOptions, FieldWarning, Parsed } from './FieldKind'
import { unstorable } from './unstorable'

/** The most characters the platform takes for an answer. Longer texts are refused before they are read. */
export const maxTextLength = 10_000

/** Returns true when the platform can store a text unchanged. */
export function isStorable(text: string): boolean {
  return text.length <= maxTextLength && !unstorable.test(text)
}

export interface TextKindRules {
  /** Returns the part of a typed text that is kept; by default all of it. */
  type?: (text: string) => string
  /** The value a non-empty text means, or nothing where it means none. */
  read: (text: string) => string | undefined
  display?: (text: string, options?: FieldSendOptions) => string
  send?: FieldKind['send']
  /** Resolves to a doubt about a value. */
  warn?: (text: string) => Promise<FieldWarning | undefined>
}

/** A kind whose value is text: blank is `required`, anything unreadable `invalid`. */
export function textKind(
  name: string,
  { type = same, read, display = same, send = same, warn }: TextKindRules,
): FieldKind {
  const parse = (text: string): Parsed => {
    if (!text.trim()) return { ok: false, error: 'required' }
    const value = isStorable(text) ? read(text) : undefined
    return value === undefined ? { ok: false, error: 'invalid' } : { ok: true, value }
  }
  return {
    name,
    initial: '',
    type,
    parse: (input) => parse(typeof input === 'string' ? input : ''),
    display: (value, options) => display(String(value), options),
    send,
    warn: warn && ((value) => warn(String(value))),
  }
}

/** Only the characters listed. The list is one of a regular expression's class. */
export function keepOnly(characters: string): (text: string) => string {
  const others = new RegExp(`[^${characters}]`, 'g')
  return (text) => text.slice(0, maxTextLength).replace(others, '')
}

function same<T>(value: T): T {
  return value
}
