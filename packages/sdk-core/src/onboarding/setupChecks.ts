import * as z from 'zod/mini'
import { date } from '../fields/date'
import type { FieldError } from '../fields/FieldKind'
import { fieldKind } from '../fields/kinds'
import { noTaxId, taxId } from '../fields/taxId'
import type { SetupFieldMessages } from './setupMessages'

/** Text that must not be blank. */
export function required(message: string) {
  return z.string(message).check(z.refine((text) => text.trim() !== '', message))
}

/** Text of a field kind, with what to say of each error. */
export function answer(kind: string, say: Record<FieldError, string>) {
  const isNot = (error: FieldError) => (text: string) => {
    const parsed = fieldKind(kind).parse(text)
    return parsed.ok || parsed.error !== error
  }
  return z
    .string(say.required)
    .check(z.refine(isNot('required'), say.required), z.refine(isNot('invalid'), say.invalid))
}

/** A day that is there and not after today. */
export function pastDay(
  today: string,
  say: SetupFieldMessages,
  name: 'formationDate' | 'dateExecuted' | 'dateOfBirth',
) {
  const isPast = (text: string) => {
    const parsed = date.parse(text)
    return !parsed.ok || parsed.value <= today
  }
  return answer('date', { required: say[`${name}Required`], invalid: say.dateInvalid }).check(
    z.refine(isPast, say[`${name}Future`]),
  )
}

/** Whether a text may be a tax id: nine digits in the United States, and 000 where there is none. Blank is not its matter. */
export function taxIdOf(text: string, isDomestic: boolean): boolean {
  const parsed = taxId.parse(text)
  if (!parsed.ok) return parsed.error === 'required'
  return !isDomestic || parsed.value === noTaxId || /^\d{9}$/.test(String(parsed.value))
}
