type Texts = Readonly<Record<string, unknown>>

/** The differences between a language and English, by the paths of the texts. */
export interface Difference {
  /** The number of texts in English. */
  texts: number
  missing: string[]
  surplus: string[]
  /** Texts that fill in other values than the English ones. */
  otherValues: string[]
}

/** Compares the words of a language with the English ones. */
export function difference(english: Texts, language: Texts, locale: string): Difference {
  const [here, there] = [textsOf(english, ''), textsOf(language, '')]
  const numbers = formsOf(locale)
  const missing = [...here].flatMap(([path, text]) => {
    const other = there.get(path)
    if (other === undefined) return [path]
    return isByNumber(other) ? missingForms(text, other, numbers).map((form) => `${path}.${form}`) : []
  })
  const otherValues = [...here].filter(([path, text]) => fillsInOther(text, there.get(path)))
  return {
    texts: here.size,
    missing,
    surplus: [...there.keys()].filter((path) => !here.has(path) && !isOpen(english, path)),
    otherValues: otherValues.map(([path]) => path),
  }
}

/** Returns true when a text is in a group that English leaves empty: texts from the platform are English, and shown unchanged. */
function isOpen(english: Texts, path: string): boolean {
  let group: unknown = english
  for (const key of path.split('.').slice(0, -1)) group = (group as Texts | undefined)?.[key]
  return typeof group === 'object' && group !== null && Object.keys(group).length === 0
}

/** The texts of a catalogue by their paths; forms of number are one text. */
function textsOf(words: Texts, path: string): Map<string, unknown> {
  const entries = Object.entries(words).flatMap(([key, text]): [string, unknown][] => {
    const at = path ? `${path}.${key}` : key
    const isGroup = typeof text === 'object' && text !== null && !isByNumber(text)
    return isGroup ? [...textsOf(text as Texts, at)] : [[at, text]]
  })
  return new Map(entries)
}

function isByNumber(text: unknown): text is Record<string, string> {
  return typeof text === 'object' && text !== null && 'other' in text
}

/** The forms of number a language needs for counts of a few hundred. */
function formsOf(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale)
  return new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)))
}

/** When English has no form for one, the count is never one. */
function missingForms(english: unknown, text: Record<string, string>, forms: Set<string>): string[] {
  const isNeverOne = isByNumber(english) && !('one' in english)
  return [...forms].filter((form) => !(form in text) && !(form === 'one' && isNeverOne))
}

function fillsInOther(english: unknown, text: unknown): boolean {
  return text !== undefined && valuesOf(english) !== valuesOf(text)
}

/** The names a text fills in, of forms of number those of `other`. */
function valuesOf(text: unknown): string {
  const shown = String(isByNumber(text) ? text.other : text)
  return [...new Set(shown.match(/\{\w+\}/g))].sort().join(' ')
}
