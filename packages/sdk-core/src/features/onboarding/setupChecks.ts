import * as z from 'zod/mini'
import type { FieldError, Parsed } from '../../fields/kinds/FieldKind'
import type { partyRule } from './partyRule'
import type { setupFields } from './setupFields'
import type { SetupFieldMessages } from './setupMessages'

/** The rules that the schemas use. They are passed in, so that loading the schemas loads only zod. */
export interface SetupRules {
  today: () => string
  parse: (kind: string, text: string) => Parsed
  isTaxId: (text: string, isDomestic: boolean) => boolean
  partyRule: typeof partyRule
  setupFields: typeof setupFields
  messages: SetupFieldMessages
}

/** Text that must not be blank. */
export function required(message: string) {
  return z.string(message).check(z.refine((text) => text.trim() !== '', message))
}

/** Text of a field kind, with a message for each error. */
export function answer(kind: string, say: Record<FieldError, string>, { parse }: SetupRules) {
  const isNot = (error: FieldError) => (text: string) => {
    const parsed = parse(kind, text)
    return parsed.ok || parsed.error !== error
  }
  return z
    .string(say.required)
    .check(z.refine(isNot('required'), say.required), z.refine(isNot('invalid'), say.invalid))
}

/** The answers that must be a day of the past. */
type PastDay = 'formationDate' | 'dateExecuted' | 'dateOfBirth'

/** Returns the checks that a day is given and not after today. */
export function pastDays(today: string, say: SetupFieldMessages, rules: SetupRules) {
  const isPast = (text: string) => {
    const parsed = rules.parse('date', text)
    return !parsed.ok || String(parsed.value) <= today
  }
  return (name: PastDay) =>
    answer('date', { required: say[`${name}Required`], invalid: say.dateInvalid }, rules).check(
      z.refine(isPast, say[`${name}Future`]),
    )
}

/** Returns the check that a person is eighteen today. A day that is none, or is to come, is refused by the other checks. */
export function isAdult(today: string, { parse }: SetupRules) {
  const latest = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  return (text: string) => {
    const parsed = parse('date', text)
    const day = parsed.ok ? String(parsed.value) : today
    return day <= latest || day > today || !parsed.ok
  }
}
