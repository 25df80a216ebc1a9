import { dayToIso, isDay, isoToDay } from '../../dates/day'
import { englishFormats } from '../../language/englishFormats'
import type { Formats } from '../../language/Formats'
import type { FieldKind } from './FieldKind'
import { keepOnly, textKind } from './textKind'

/** A calendar day: typed and shown MM/DD/YYYY in English, held as YYYY-MM-DD, sent as an ISO timestamp at midnight UTC. */
export function dateKind({ locale, day, parseDay }: Formats): FieldKind {
  return textKind('date', {
    type: locale === 'en-US' ? keepOnly('0-9/-') : (text) => text,
    read: (text) => parseDay(text) ?? isoToDay(text.trim()),
    display: (text) => (isDay(text) ? day(text, 'short') : text),
    send: (value) => dayToIso(String(value)),
  })
}

/** The same in English. */
export const date = dateKind(englishFormats)
