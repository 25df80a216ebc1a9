import { parseDecimal, type Formats } from '@capstan/sdk-core'
import type { InvestDraft } from '@capstan/sdk-core/invest'
import { fillIn } from '../../provider/fillIn'
import type { investMessages } from './messages'

type Words = Readonly<Record<keyof typeof investMessages, string>>
type Refused = Pick<Extract<InvestDraft, { status: 'refused' }>, 'refusal' | 'details'>

/** What a refusal says to the investor, with its figures. */
export function refusalText({ refusal, details }: Refused, messages: Words, formats: Formats): string {
  const units = (key: string) => figure(details[key], formats.units)

  return fillIn(messages[wordsKey(refusal.key, details)], {
    min: units('min'),
    max: units('max'),
    remaining: units('remaining'),
    price: figure(details.price, formats.price),
  })
}

function wordsKey(key: Refused['refusal']['key'], { min, max, remaining }: Refused['details']) {
  if (key === 'offeringSoldOut') return isSome(remaining) ? key : 'offeringSoldOutWholly'
  if (key !== 'amountOutOfRange') return key
  if (!isSome(max)) return 'amountOutOfRangeMin'
  return isSome(min) ? key : 'amountOutOfRangeMax'
}

function isSome(units: unknown): boolean {
  const value = parseDecimal(String(units ?? ''))
  return value !== undefined && !value.isZero && !value.isNegative
}

function figure(value: unknown, format: (text: string) => string): string {
  const text = String(value ?? '')
  return parseDecimal(text) ? format(text) : ''
}
