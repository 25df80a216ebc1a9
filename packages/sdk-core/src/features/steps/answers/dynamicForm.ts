import { CapstanError } from '../../../errors/CapstanError'
import { newId } from '../../../events/newId'
import { isSecretField } from '../../../fields/draftAnswers'
import type { FieldInput, FieldValue } from '../../../fields/kinds/FieldKind'
import type { FormSchema } from '../../../fields/formSchema'
import { fieldKind } from '../../../fields/kinds/kinds'
import { englishFormats } from '../../../language/englishFormats'
import { askedFields } from './askedFields'
import type { AnswersPatch } from '../../../host/BeforeSubmit'
import type { FieldOverride, FieldOverrides } from './FieldOverride'
import { checkDynamicField, readDynamicField, type DynamicFieldOptions } from './checkDynamicField'
import { checkDynamicForm, type CheckedDynamicForm } from './checkDynamicForm'
import { numberAt, recordOf } from '../../../json/readJson'
import { readStepFields, type DynamicField } from './readStepFields'

/** The values of a dynamic form by the names of its fields. */
export type DynamicValues = Record<string, FieldInput>

/** The zod schema of a dynamic form. Ask it with `safeParseAsync`: a pattern may need an engine that is loaded then. */
export type DynamicSchema = FormSchema<Record<string, FieldValue | undefined>>

/** The answers that complete a form step. */
export interface StepBlob {
  /** By the keys of the schema. */
  values: Record<string, FieldValue>
  schemaVersion: number
  /** The idempotency key of all attempts to send these answers. */
  clientRequestId: string
}

/** A form made from a step's schema. */
export interface CheckableForm {
  fields: readonly DynamicField[]
  /** The version of the schema. */
  version: number
  /** The fields that begin with an answer known already, in their order. */
  answered: readonly DynamicField[]
  /** The fields that a host prefilled, in their order. */
  prefilled: readonly DynamicField[]
  /** The fields hidden by a host, which need no answer beyond their initial value. */
  hidden: readonly DynamicField[]
  /** The fields that are asked after these answers, in their order; the values of the others are kept. */
  asked: (values: Readonly<Record<string, unknown>>) => readonly DynamicField[]
  /** Checks the values and answers them as they are meant: days, plain digits, true and false. */
  check(values: Readonly<Record<string, unknown>>): Promise<CheckedDynamicForm>
  /** Loads zod, 7 kB on the wire, and makes a schema that checks the same: for a form library that wants one. */
  loadZodSchema(): Promise<DynamicSchema>
  /** The country of a phone number without one: that of the country chosen in the form, or else of the investor's address. */
  phoneCountry: (values: Readonly<Record<string, unknown>>) => string | undefined
  initialValues: DynamicValues
  /**
   * The values with answers of a host in place of the typed ones, with the same checks. A checkbox or an unknown field is
   * refused.
   */
  amend(values: DynamicValues, patch: AnswersPatch): DynamicValues
  /** Returns the answers to send. Fields that are not asked, or left empty, are left out. */
  send(values: Readonly<Record<string, unknown>>, clientRequestId?: string): StepBlob
}

export interface DynamicFormOptions extends DynamicFieldOptions {
  /** Answers known already, by the schema's keys. */
  answers?: unknown
  /** A host's overrides of the fields. */
  overrides?: FieldOverrides
  /** The codes of the countries to choose from (ISO 3166-1 alpha-2), by their values. */
  countryCodes?: Readonly<Record<string, string>>
}

/** The decimals a `number` of a step is sent with. */
export const sentDecimals = 2

/**
 * Returns the form that a step's schema describes.
 *
 * The schema is JSON from the server: when parts are invalid, the form has the fields that can be read. A field whose pattern is
 * refused accepts no answer and shows an error, as on the server.
 */
export function dynamicForm(
  schema: unknown,
  { answers, overrides = {}, countryCodes = {}, ...language }: DynamicFormOptions = {},
): CheckableForm {
  const overrideOf = ({ key }: DynamicField): FieldOverride =>
    Object.hasOwn(overrides, key) ? (overrides[key] ?? {}) : {}
  const fields = readStepFields(schema, language).map((field) =>
    overrideOf(field).required === true ? { ...field, optional: false } : field,
  )
  const country = fields.find(({ fact, typeahead }) => fact === 'country' && typeahead === 'countries')
  const phoneCountry = (values: Readonly<Record<string, unknown>>) => {
    const isAsked = country && askedFields(fields, values).includes(country)
    const chosen = isAsked ? String(values[country.name]) : ''
    return Object.hasOwn(countryCodes, chosen) ? countryCodes[chosen] : language.phoneCountry
  }
  const checkBeside = (values: Readonly<Record<string, unknown>>) => (field: DynamicField, input: unknown) =>
    checkDynamicField(field, input, { ...language, phoneCountry: phoneCountry(values) })
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
    knownAnswer(field, known) === undefined &&
    prefillOf(field, overrideOf(field), language.phoneCountry) !== undefined
  // A prefilled yes or no is never hidden, because the reader has to see it.
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
    phoneCountry,
    check: (values) => checkDynamicForm(askedFields(fields, values), values, checkBeside(values)),
    loadZodSchema: async () => {
      const { formSchema } = await import('../../../fields/formSchema')
      // The schema asks which fields are asked before it checks them.
      let checkField = checkBeside(initialValues)
      return formSchema(
        fields,
        (field, input) => checkField(field, input),
        (values) => {
          checkField = checkBeside(values)
          return askedFields(fields, values)
        },
      )
    },
    initialValues,
    amend: (values, patch) => ({ ...values, ...inputsOf(patch, fields, language) }),
    send: (values, clientRequestId = newId()) => ({
      values: sentValues(askedFields(fields, values), values, {
        ...language,
        phoneCountry: phoneCountry(values),
      }),
      schemaVersion: version,
      clientRequestId,
    }),
  }
}

/** Returns the initial value of a field: a known answer, or the default of its schema. A yes or no without an answer has none. */
function initialValue(
  field: DynamicField,
  { known, override }: { known: Record<string, unknown>; override: FieldOverride },
  language: DynamicFieldOptions,
): FieldInput {
  const value =
    knownAnswer(field, known) ??
    prefillOf(field, override, language.phoneCountry) ??
    readInitial(field, field.initial, language.phoneCountry)
  if (value !== undefined) return inputOf(field, value, language)
  return field.kind === 'boolean' ? '' : fieldKind(field.kind).initial
}

/** A value as the field holds it, and its reader's language writes it. */
function inputOf(
  field: DynamicField,
  value: FieldValue,
  { formats = englishFormats }: DynamicFieldOptions,
): FieldInput {
  const { display } = fieldKind(field.kind, formats)
  if (typeof value === 'boolean') return field.kind === 'boolean' ? (value ? 'yes' : 'no') : true
  if (field.kind === 'date') return display(value)
  return isNumber(field) ? String(value).replace('.', formats.signs.decimal) : value
}

/** A box that confirms something is ticked again each time, and a secret is entered again. */
function knownAnswer(field: DynamicField, answers: Record<string, unknown>): FieldValue | undefined {
  const isGivenAnew = field.kind === 'checkbox' || isSecretField(field)
  return isGivenAnew || !Object.hasOwn(answers, field.key)
    ? undefined
    : readInitial(field, answers[field.key])
}

function prefillOf(
  field: DynamicField,
  { prefill }: FieldOverride,
  phoneCountry: string | undefined,
): FieldValue | undefined {
  return field.kind === 'checkbox' ? undefined : readInitial(field, prefill, phoneCountry)
}

function readInitial(field: DynamicField, answer: unknown, phoneCountry?: string): FieldValue | undefined {
  const read = readDynamicField(field, typeof answer === 'number' ? String(answer) : answer, { phoneCountry })
  return read.ok ? read.value : undefined
}

/** Keeps unreadable values as given, so that the check reports them. Confirmation boxes are never prefilled. */
function inputsOf(
  patch: AnswersPatch,
  fields: readonly DynamicField[],
  language: DynamicFieldOptions,
): DynamicValues {
  const entries = Object.entries(patch).map(([key, value]): [string, FieldInput] => {
    const field = fields.find((each) => each.key === key)
    if (!field || field.kind === 'checkbox')
      throw new CapstanError('before_submit_failed', { details: { reason: 'patch', key } })
    const read = readInitial(field, value, language.phoneCountry)
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
  language: DynamicFieldOptions,
) {
  const entries = fields.flatMap((field) => {
    const checked = readDynamicField(field, values[field.name], language)
    if (!checked.ok || checked.value === undefined) return []
    const sent = fieldKind(field.kind).send(checked.value, { decimals: sentDecimals })
    return [[field.key, sent] as const]
  })
  return Object.fromEntries(entries)
}
