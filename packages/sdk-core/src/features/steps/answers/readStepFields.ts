import type { FieldLanguage } from '../../../fields/FieldLanguage'
import { fieldKindNames } from '../../../fields/kinds/kinds'
import { authorPattern, noPattern, type AuthorPattern } from '../../../fields/pattern/authorPattern'
import { isNumericPattern } from '../../../fields/pattern/isNumericPattern'
import { authorLanguage, authorWords, choiceWords, type AuthorLanguage } from './authorWords'
import { listAt, numberAt, recordOf, textAt } from '../../../json/readJson'

/** An earlier field whose answer decides if another field is asked. */
export interface AskedWhen {
  /** Its name in the form. */
  name: string
  /** The answers after which the other is asked. */
  is: readonly string[]
}

/** Reads the dependency of a field. One that names no field before it, or no answers, depends on nothing. */
export function readAskedWhen(condition: unknown, before: readonly DynamicField[]): AskedWhen | undefined {
  const deciding = before.find(({ key }) => key === textAt(condition, 'key'))
  const is = listAt(condition, 'is').map(String)
  return deciding && is.length > 0 ? { name: deciding.name, is } : undefined
}

/** A field of a dynamic form, ready to be shown. */
export interface DynamicField {
  /** Its name in the form's values. */
  name: string
  /** Its key in the blob that is sent. */
  key: string
  label: string
  /** The label as its author wrote it, where the reader is shown another: it says whether an answer is secret. */
  ownLabel?: string
  /** The languages of those texts that are not in the reader's. */
  lang?: { label?: string; hint?: string; error?: string }
  /** The field kind. */
  kind: string
  optional: boolean
  /** The message that replaces the kind's own one when the value is not accepted. */
  error?: string
  hint?: string
  /** The fact about the investor, as its author named it. */
  fact?: string
  /** The choices of a kind that has them. */
  options: readonly { value: string; label: string; lang?: string }[]
  /** The platform's list to choose from, such as `countries`. */
  typeahead?: string
  /** The pattern that its text must match. */
  pattern?: AuthorPattern
  /** The answer it begins with, where its author gave one. */
  initial?: unknown
  /** The earlier answer that decides if it is asked. */
  askedWhen?: AskedWhen
}

/** Kinds by the names question authors give them. */
const aliases: Readonly<Record<string, string>> = {
  text: 'string',
  textarea: 'textArea',
  'yes/no': 'boolean',
  yesno: 'boolean',
  select: 'dropdown',
  url: 'link',
  tel: 'phone',
}
const mostFields = 500
const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The fields of a step's schema in their order, each text in the reader's language where the schema has it. Those without a
 * usable key, and repeated ones, are left out.
 */
export function readStepFields(schema: unknown, speech?: FieldLanguage): DynamicField[] {
  const language = authorLanguage(schema, speech)
  const seen = new Set<string>()
  const read: DynamicField[] = []
  ordered(fieldsOf(schema)).forEach((field, index) => {
    const key = textAt(field, 'key')
    if (!key || reserved.has(key) || seen.has(key)) return
    seen.add(key)
    read.push({
      ...readField(field, { key, index, language }),
      askedWhen: readAskedWhen(field.askedWhen, read),
    })
  })
  return read
}

/** A schema lists its fields itself, or as its form for new answers. */
function fieldsOf(schema: unknown): Record<string, unknown>[] {
  const own = listAt(schema, 'fields')
  const list = own.length > 0 ? own : listAt(recordOf(recordOf(schema)?.forms)?.new, 'fields')
  return list
    .slice(0, mostFields)
    .map(recordOf)
    .filter((field) => field !== undefined)
}

function ordered(fields: Record<string, unknown>[]): Record<string, unknown>[] {
  const orderOf = (field: Record<string, unknown>) => numberAt(field, 'order') ?? Infinity
  // Two without an order are as far from the first: Infinity less Infinity is no number.
  return [...fields].sort((a, b) => orderOf(a) - orderOf(b) || 0)
}

interface FieldPlace {
  key: string
  index: number
  language: AuthorLanguage
}

function readField(field: Record<string, unknown>, { key, index, language }: FieldPlace): DynamicField {
  const written = textAt(field, 'type') ?? 'string'
  const isMatched = written === 'string' || written === 'password'
  const regex = isMatched ? textAt(field, 'regex') : undefined
  const typeahead = listAt(field, 'options')
    .map((option) => textAt(option, 'typeahead'))
    .find(Boolean)
  const options = listAt(field, 'options').flatMap((option) => readOption(option, field, language))
  const label = authorWords(field, 'displayKey', language)
  const hint = authorWords(field, 'message', language)
  const error = authorWords(field, 'error', language)
  const ownLabel = textAt(field, 'displayKey')
  const fact = textAt(field, 'fact')
  return {
    name: /^[A-Za-z_]\w*$/.test(key) ? key : `field_${index}`,
    key,
    label: label?.text ?? key,
    ...(label && label.text !== ownLabel && { ownLabel }),
    ...((label?.lang ?? hint?.lang ?? error?.lang) && {
      lang: { label: label?.lang, hint: hint?.lang, error: error?.lang },
    }),
    kind: kindOf(written, { regex, typeahead, hasOptions: options.length > 0 }),
    optional: field.optional === true,
    error: error?.text,
    hint: hint?.text,
    ...(fact && { fact }),
    options,
    typeahead,
    pattern: isMatched ? patternOf(field.regex) : undefined,
    initial: Object.hasOwn(field, 'initial') ? field.initial : undefined,
  }
}

function patternOf(regex: unknown): AuthorPattern | undefined {
  if (typeof regex === 'string') return regex === '' ? undefined : authorPattern(regex)
  return regex === undefined || regex === null ? undefined : noPattern
}

interface KindHints {
  regex?: string
  typeahead?: string
  hasOptions: boolean
}

function kindOf(written: string, { regex, typeahead, hasOptions }: KindHints): string {
  if (regex && written === 'string' && isNumericPattern(regex)) return 'integer'
  const lower = written.toLowerCase()
  const known = fieldKindNames.find((name) => name.toLowerCase() === lower)
  const kind = known ?? (Object.hasOwn(aliases, lower) ? aliases[lower] : undefined) ?? 'string'
  if (typeahead && (kind === 'string' || kind === 'dropdown')) return 'typeahead'
  return hasOptions && kind === 'string' ? 'dropdown' : kind
}

function readOption(option: unknown, field: unknown, language: AuthorLanguage): DynamicField['options'] {
  const value =
    typeof option === 'string' ? option : (textAt(option, 'value') ?? numberAt(option, 'value')?.toString())
  if (!value) return []
  const { text, lang } = choiceWords(field, { value, text: textAt(option, 'label') ?? value, language })
  return [{ value, label: text, ...(lang && { lang }) }]
}
