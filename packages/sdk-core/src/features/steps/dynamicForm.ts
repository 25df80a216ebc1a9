import { CapstanError } from '../../errors/CapstanError'
import { newId } from '../../events/newId'
import { isSecretField } from '../../fields/draftAnswers'
import type { FieldInput, FieldValue } from '../../fields/FieldKind'
import type { FieldLanguage } from '../../fields/FieldLanguage'
import type { FormSchema } from '../../fields/formSchema'
import { fieldKind } from '../../fields/kinds'
import { englishFormats } from '../../language/englishFormats'
import { askedFields } from './askedFields'
import type { AnswersPatch } from '../../host/BeforeSubmit'
import type { FieldOverride, FieldOverrides } from './FieldOverride'
import { checkDynamicField, readDynamicField } from './checkDynamicField'
import { checkDynamicForm, type CheckedDynamicForm } from './checkDynamicForm'
import { numberAt, recordOf } from '../../json/readJson'
import { readStepFields, type DynamicField } from './readStepFields'

/** The values of a dynamic form by the names of its fields. */
export type DynamicValues = Record<string, FieldInput>

/** The zod schema of a dynamic form. Ask it with `safeParseAsync`: a pattern may need an engine that is loaded then. */
export type DynamicSchema = FormSchema<Record<string, FieldValue | undefined>>

/** What completes a form step. */
export interface StepBlob {
  /** By the keys of the schema. */
  values: Record<string, FieldValue>
  schemaVersion: number
  /** The same for every attempt to send these answers. */
  clientRequestId: string
}

/** A form made from a step's schema. */
export interface CheckableForm {
  fields: readonly DynamicField[]
  /** The version of the schema. */
  version: number
  /** The fields that begin with an answer known already, in their order. */
  answered: readonly DynamicField[]
  /** The fields that begin with what a host filled in, in their order. */
  prefilled: readonly DynamicField[]
  /** The fields a host wishes not to be shown, and that need no answer beyond what they begin with. */
  hidden: readonly DynamicField[]
  /** The fields that are asked after these answers, in their order; what stands in the others waits. */
  asked: (values: Readonly<Record<string, unknown>>) => readonly DynamicField[]
  /** Checks the values and answers them as they are meant: days, plain digits, true and false. */
  check(values: Readonly<Record<string, unknown>>): Promise<CheckedDynamicForm>
  /** Loads zod, 7 kB on the wire, and makes a schema that checks the same: for a form library that wants one. */
  loadZodSchema(): Promise<DynamicSchema>
  initialValues: DynamicValues
  /** The values with answers of a host in the place of what was typed; checked like what is typed. A box, and what is no field, is refused. */
  amend(values: DynamicValues, patch: AnswersPatch): DynamicValues
  /** What to send. Fields that are not asked, or left empty, are left out. */
  send(values: Readonly<Record<string, unknown>>, clientRequestId?: string): StepBlob
}

export interface DynamicFormOptions extends FieldLanguage {
  /** Answers known already, by the schema's keys. */
  answers?: unknown
  /** What a host wishes of the fields. */
  overrides?: FieldOverrides
}

/** The decimals a `number` of a step is sent with. */
export const sentDecimals = 2

/**
 * The form a step's schema describes.
 *
 * The schema is the platform's JSON: whatever is wrong with it, the form has the fields that can be made out. A field whose
 * pattern is refused takes no answer, and says so, as the platform does.
 */
export function dynamicForm(
  schema: unknown,
  { answers, overrides = {}, ...language }: DynamicFormOptions = {},
): CheckableForm {
  const overrideOf = ({ key }: DynamicField): FieldOverride =>
    Object.hasOwn(overrides, key) ? (overrides[key] ?? {}) : {}
  const fields = readStepFields(schema, language).map((field) =>
    overrideOf(field).required === true ? { ...field, optional: false } : field,
  )
  const checkField = (field: DynamicField, input: unknown) => checkDynamicField(field, input, language)
  const known = recordOf(answers) ?? {}
  const version = numberAt(schema, 'version') ?? 1
  const initialValues = Object.fromEntries(
    fields.map((field) => [
      field.name,
      initialValue(field, { known, override: overrideOf(field) }, language),
    ]),
  )
  const begins = (field: DynamicField) => readDynamicField(field, initialValues[field.name], language).ok
  const isPrefilled = (field: DynamicField) =>
    knownAnswer(field, known) === undefined && prefillOf(field, overrideOf(field)) !== undefined
  // A yes or no that nobody has seen is nobody's.
  const isHidden = (field: DynamicField) =>
    overrideOf(field).hidden === true && begins(field) && !(field.kind === 'boolean' && isPrefilled(field))
  const asked = askedFields(fields, initialValues).filter((field) => !isHidden(field))
  return {
    fields,
    version,
    answered: asked.filter((field) => knownAnswer(field, known) !== undefined),
    prefilled: asked.filter(isPrefilled),
    hidden: fields.filter(isHidden),
    asked: (values) => askedFields(fields, values),
    check: (values) => checkDynamicForm(askedFields(fields, values), values, checkField),
    loadZodSchema: async () => {
      const { formSchema } = await import('../../fields/formSchema')
      return formSchema(fields, checkField, (values) => askedFields(fields, values))
    },
    initialValues,
    amend: (values, patch) => ({ ...values, ...inputsOf(patch, fields, language) }),
    send: (values, clientRequestId = newId()) => ({
      values: sentValues(askedFields(fields, values), values, language),
      schemaVersion: version,
      clientRequestId,
    }),
  }
}

/** What a field begins with: an answer known already, or what its schema says. A yes or no that nobody has said is none. */
function initialValue(
  field: DynamicField,
  { known, override }: { known: Record<string, unknown>; override: FieldOverride },
  language: FieldLanguage,
): FieldInput {
  const value = knownAnswer(field, known) ?? prefillOf(field, override) ?? readInitial(field, field.initial)
  if (value !== undefined) return inputOf(field, value, language)
  return field.kind === 'boolean' ? '' : fieldKind(field.kind).initial
}

/** A value as the field holds it, and its reader's language writes it. */
function inputOf(
  field: DynamicField,
  value: FieldValue,
  { formats = englishFormats }: FieldLanguage,
): FieldInput {
  const { display } = fieldKind(field.kind, formats)
  if (typeof value === 'boolean') return field.kind === 'boolean' ? (value ? 'yes' : 'no') : true
  if (field.kind === 'date') return display(value)
  return isNumber(field) ? String(value).replace('.', formats.signs.decimal) : value
}

/** A box that confirms something is ticked anew each time, and a secret is entered anew. */
function knownAnswer(field: DynamicField, answers: Record<string, unknown>): FieldValue | undefined {
  const isGivenAnew = field.kind === 'checkbox' || isSecretField(field)
  return isGivenAnew || !Object.hasOwn(answers, field.key)
    ? undefined
    : readInitial(field, answers[field.key])
}

function prefillOf(field: DynamicField, { prefill }: FieldOverride): FieldValue | undefined {
  return field.kind === 'checkbox' ? undefined : readInitial(field, prefill)
}

function readInitial(field: DynamicField, answer: unknown): FieldValue | undefined {
  const read = readDynamicField(field, typeof answer === 'number' ? String(answer) : answer)
  return read.ok ? read.value : undefined
}

/** What cannot be read stays as it was given: the check says what is wrong with it. A box that confirms something is the reader's own. */
function inputsOf(
  patch: AnswersPatch,
  fields: readonly DynamicField[],
  language: FieldLanguage,
): DynamicValues {
  const entries = Object.entries(patch).map(([key, value]): [string, FieldInput] => {
    const field = fields.find((each) => each.key === key)
    if (!field || field.kind === 'checkbox')
      throw new CapstanError('before_submit_failed', { details: { reason: 'patch', key } })
    const read = readInitial(field, value)
    return [field.name, read === undefined ? value : inputOf(field, read, language)]
  })
  return Object.fromEntries(entries)
}

function isNumber({ kind }: DynamicField): boolean {
  return kind === 'number' || kind === 'numberWithPrecision'
}

function sentValues(
  fields: readonly DynamicField[],
  values: Readonly<Record<string, unknown>>,
  language: FieldLanguage,
) {
  const entries = fields.flatMap((field) => {
    const checked = readDynamicField(field, values[field.name], language)
    if (!checked.ok || checked.value === undefined) return []
    const sent = fieldKind(field.kind).send(checked.value, { decimals: sentDecimals })
    return [[field.key, sent] as const]
  })
  return Object.fromEntries(entries)
}
