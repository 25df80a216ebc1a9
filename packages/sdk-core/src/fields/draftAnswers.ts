import { englishFormats } from '../language/englishFormats'
import type { Formats } from '../language/Formats'
import type { FieldInput } from './kinds/FieldKind'
import { fieldKind } from './kinds/kinds'

/** The properties of a field that its draft needs. */
export interface DraftField {
  /** Its name in the form. */
  name: string
  /** Its name in the draft; the one in the form unless given. */
  key?: string
  kind: string
  label?: string
  /** The label as its author wrote it, where another is shown. */
  ownLabel?: string
  options?: readonly { value: string }[]
}

/**
 * Returns the answers that a draft keeps: none that is secret, and numbers and days in the form in which they are sent if they
 * can be read, because another language writes them in another way.
 */
export function draftAnswers(
  fields: readonly DraftField[],
  typed: Readonly<Record<string, unknown>>,
  formats: Formats = englishFormats,
): Record<string, unknown> {
  const kept = fields.filter((field) => !isSecretField(field))
  return Object.fromEntries(
    kept.map(({ name, key = name, kind }) => [key, meantBy(kind, typed[name], formats)]),
  )
}

/** Returns the answers of a draft that fit the fields of a form, by their names in the form, as the language writes them. */
export function answersOfDraft(
  fields: readonly DraftField[],
  draft: Readonly<Record<string, unknown>>,
  formats: Formats = englishFormats,
): Record<string, FieldInput> {
  const fitting = fields.filter(
    (field) =>
      !isSecretField(field) &&
      Object.hasOwn(draft, field.key ?? field.name) &&
      fits(field, draft[field.key ?? field.name]),
  )
  return Object.fromEntries(
    fitting.map(({ name, key = name, kind }) => [name, writtenIn(kind, draft[key] as FieldInput, formats)]),
  )
}

/**
 * Returns true when drafts leave an answer out, because of its kind, or of its question when the author of the form chose another
 * kind. The platform applies the same rule, and decides.
 */
export function isSecretField({ kind, name, key = name, label = '', ownLabel = label }: DraftField): boolean {
  return kind === 'password' || kind === 'taxId' || secretWords.test(`${key} ${ownLabel}`)
}

const secretWords =
  /\b(ssn|ein|itin|tin|pin|iban|cvc|cvv)\b|(tax|employer|taxpayer)[ _-]?id|social[ _-]?security|passw|passcode|(account|card|routing)[ _-]?number/i

/** Kinds that every language writes in its own way. */
const written = new Set(['number', 'numberWithPrecision', 'integer', 'date'])

function meantBy(kind: string, typed: unknown, formats: Formats): unknown {
  if (typeof typed !== 'string' || !written.has(kind)) return typed ?? ''
  const parsed = fieldKind(kind, formats).parse(typed)
  return parsed.ok ? String(parsed.value) : typed
}

function writtenIn(kind: string, kept: FieldInput, formats: Formats): FieldInput {
  if (typeof kept !== 'string' || !written.has(kind)) return kept
  const parsed = fieldKind(kind).parse(kept)
  if (!parsed.ok) return kept
  return kind === 'date'
    ? fieldKind(kind, formats).display(parsed.value)
    : String(parsed.value).replace('.', formats.signs.decimal)
}

function fits({ kind, options = [] }: DraftField, answer: unknown): boolean {
  const isOffered = (choice: unknown) =>
    typeof choice === 'string' &&
    (choice === '' || options.length === 0 || options.some(({ value }) => value === choice))
  if (kind === 'checkbox') return typeof answer === 'boolean'
  return Array.isArray(answer) ? kind === 'multiselect' && answer.every(isOffered) : isOffered(answer)
}
