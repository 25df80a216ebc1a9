import { patternProblem, type PatternProblem } from '../../fields/pattern/patternProblem'
import { readJson } from './readJson'

/** A reason why a form schema cannot be saved, and the line it is about. */
export interface StepFormProblem {
  code: StepFormProblemCode
  /** Counted from 1. */
  line: number
  /** Why its pattern cannot be used. */
  reason?: PatternProblem
}

/** `notJson`: the text cannot be read. The others name a rule that the platform checks as well. */
export type StepFormProblemCode =
  'notJson' | 'noObject' | 'noFields' | 'noKeyOrType' | 'sameKey' | 'askedWhen' | 'pattern' | 'tooLong'

/** A form schema as it was typed: its value when it can be read, and everything that keeps it from being saved. */
export interface CheckedStepForm {
  /** `undefined` when the text is no JSON. */
  schema: unknown
  fieldCount: number
  disclosureCount: number
  problems: readonly StepFormProblem[]
}

/** Checks the text of a form schema by the rules of the platform (`app_private.schema_error`). */
export function checkStepForm(text: string): CheckedStepForm {
  const json = readJson(text)
  if (json.status === 'broken') return { ...unread, problems: [{ code: 'notJson', line: json.line }] }
  const { value: schema, lineOf } = json
  if (!isRecord(schema)) return { ...unread, schema, problems: [{ code: 'noObject', line: 1 }] }

  const at = 'fields' in schema ? ['fields'] : ['forms', 'new', 'fields']
  const list = at.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), schema)
  const fields = Array.isArray(list) ? list.map((field: unknown) => (isRecord(field) ? field : {})) : []
  const keys = fields.map(({ key }) => key)
  const disclosures: unknown = schema.disclosures
  const problems = fields.flatMap((field, index): StepFormProblem[] => {
    const about = (code: StepFormProblemCode, part?: string, reason?: PatternProblem): StepFormProblem => ({
      code,
      line: lineOf([...at, index, ...(part && part in field ? [part] : [])]),
      ...(reason && { reason }),
    })
    const { key, type, regex, askedWhen } = field
    const isNamed = typeof key === 'string' && keyPattern.test(key) && typeof type === 'string' && type !== ''
    const reason = typeof regex === 'string' ? patternProblem(regex) : undefined
    return [
      ...(isNamed ? [] : [about('noKeyOrType', 'key')]),
      ...(isNamed && keys.indexOf(key) < index ? [about('sameKey', 'key')] : []),
      ...(reason ? [about('pattern', 'regex', reason)] : []),
      ...('askedWhen' in field && !isCondition(askedWhen, key, keys)
        ? [about('askedWhen', 'askedWhen')]
        : []),
    ]
  })
  const hasFields = fields.length >= 1 && fields.length <= mostFields
  return {
    schema,
    fieldCount: fields.length,
    disclosureCount: Array.isArray(disclosures) ? disclosures.length : 0,
    problems: [
      ...(hasFields ? [] : [{ code: 'noFields', line: lineOf(at) } as const]),
      ...problems,
      ...(text.length > mostCharacters ? [{ code: 'tooLong', line: 1 } as const] : []),
    ].sort((one, other) => one.line - other.line),
  }
}

const unread = { schema: undefined, fieldCount: 0, disclosureCount: 0 }
const keyPattern = /^[A-Za-z][A-Za-z0-9_.]{0,99}$/
const mostFields = 200
const mostCharacters = 100_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True when a condition names another field and at least one answer to it. */
function isCondition(condition: unknown, ownKey: unknown, keys: readonly unknown[]): boolean {
  if (!isRecord(condition)) return false
  const { key, is } = condition
  return key !== ownKey && keys.includes(key) && Array.isArray(is) && is.length > 0
}
