import type { PluralTexts } from '../languages/Catalogue.ts'
import { english } from '../languages/english.ts'
import { fillIn, nameInText, type Values } from './fillIn.ts'
import { speechOf, textsOf } from './locales.ts'

type Text = string | PluralTexts

/** An English text and how it is recognised once its values are in it. */
interface Pattern {
  key: string
  words: RegExp
}

/**
 * Returns a text of a mail in a locale. The database writes mails in English, and their texts are recognised in the catalogue; what
 * no catalogue knows stays as it is. Errors have keys: `errorTexts.ts`.
 */
export function translateMailText(locale: string | undefined, said: string): string {
  const known = recognise(said)
  if (!known) return said
  const texts: Readonly<Record<string, Text>> = textsOf(locale).mails
  const values = Object.entries(known.values).map(([name, value]) => [name, writeFigure(locale, name, value)])
  return fillIn(texts[known.key] ?? said, Object.fromEntries(values) as Values, locale)
}

/**
 * Writes a day or a figure of a text as its reader does: the database writes days as `YYYY-MM-DD` and figures as in the United States.
 * Other values are names, also those that look like figures.
 */
export function writeFigure(locale: string | undefined, name: string, value: string): string {
  const lang = locale && /^en(-|$)/i.test(locale) ? locale : speechOf(locale, undefined).lang
  if (name === 'day' || name === 'deadline') {
    const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? value.split('-').map(Number)
      : []
    if (!day) return value
    return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, day),
    )
  }
  const [, dollars, digits] =
    (figures.has(name) && /^(\$?)([\d,]+(?:\.\d+)?)$/.exec(value)) || ([] as string[])
  if (digits === undefined) return value
  const plain = digits.replaceAll(',', '')
  const places = plain.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(lang, {
    ...(dollars && { style: 'currency', currency: 'USD' }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    // A text of digits is formatted as it is written, without the rounding of a number.
  }).format(plain as `${number}`)
}

const figures: ReadonlySet<string> = new Set(['total', 'rest', 'price', 'units'])

/** Returns the key of a text of mails, and the values in it. */
function recognise(said: string) {
  const { plain, patterns } = (known ??= readTexts(english.mails))
  const key = plain.get(said)
  if (key) return { key, values: {} }
  for (const { key, words } of patterns) {
    const found = words.exec(said)
    if (found) return { key, values: { ...found.groups } }
  }
  return undefined
}

let known: ReturnType<typeof readTexts> | undefined

function readTexts(texts: Readonly<Record<string, Text>>) {
  const forms = Object.entries(texts).flatMap(([key, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).map((form) => ({ key, form })),
  )
  const hasNames = ({ form }: { form: string }) => form.search(nameInText) >= 0
  return {
    plain: new Map(forms.filter((each) => !hasNames(each)).map(({ key, form }) => [form, key])),
    patterns: forms.filter(hasNames).map(({ key, form }): Pattern => ({ key, words: patternOf(form) })),
  }
}

/** Text between names must match exactly; a name matches any text. */
function patternOf(form: string): RegExp {
  const pieces = form.split(nameInText).map((piece, at) =>
    // Odd pieces of the split are names.
    at % 2 === 1 ? `(?<${piece}>[^]*?)` : piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  )
  return new RegExp(`^${pieces.join('')}$`)
}
