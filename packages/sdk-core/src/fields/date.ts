import { isDay } from '../dates/day'
import { dayToIso } from '../dates/dayToIso'
import { formatDay } from '../dates/formatDay'
import { isoToDay } from '../dates/isoToDay'
import { parseDayInput } from '../dates/parseDayInput'
import { keepOnly, textKind } from './textKind'

/** A calendar day: typed and shown MM/DD/YYYY, held as YYYY-MM-DD, sent as an ISO timestamp at midnight UTC. */
export const date = textKind('date', {
  type: keepOnly('0-9/-'),
  read: (text) => parseDayInput(text) ?? isoToDay(text.trim()),
  display: (text) => (isDay(text) ? formatDay(text, 'short') : text),
  send: (value) => dayToIso(String(value)),
})
