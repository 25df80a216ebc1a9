import { parseDecimal, type Formats } from '@capstan/sdk-core'
import type { RefusalKey } from '@capstan/sdk-core/invest'
import { fillIn } from '../../../language/fillIn'
import type { Spoken } from '../../../language/Messages'
import type { investMessages } from '../messages'

type InvestTexts = Spoken<typeof investMessages>
type Details = Readonly<Record<string, unknown>>

/** The text of a refusal for the investor, with its figures. */
export function refusalText(
  key: RefusalKey,
  details: Details,
  messages: InvestTexts,
  formats: Formats,
): string {
  const units = (name: string) => figure(details[name], formats.units)

  return fillIn(messages[wordsKey(key, details)], {
    min: units('min'),
    max: units('max'),
    remaining: units('remaining'),
    price: figure(details.price, formats.price),
  })
}

function wordsKey(key: RefusalKey, { min, max, remaining }: Details) {
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
