import { useMessages } from '../language/useMessages'
import type { Spoken } from '../language/Messages'

/** The texts of charts. */
export const chartsMessages = {
  /** A part as it is read out. */
  part: '{label}: {figure}',
  /** A figure and its share in the whole. */
  figure: '{value} · {percent}',
  /** A part of a group. */
  inGroup: '{label}, {group}',
  /** The smallest parts together. */
  others: { one: '1 other', other: '{count} others' },
  /** Of a picture with very many parts. */
  largest: 'The largest {count} have {percent}.',
  showTable: 'Show as a table',
  name: 'Name',
  amount: 'Amount',
  share: 'Share',
  total: 'Total',

  raised: 'Raised',
  reserved: 'Reserved',
  free: 'Available',
  over: 'Over the total',
  raisedOf: '{raised} raised of {total}',

  vested: 'Vested',
  toCome: 'To come',
  cliff: 'Cliff',
  today: 'Today',
  vestedOf: '{vested} of {total} vested',
  didVest: '{day}: {units} vested, {sum} of {total} by then',
  willVest: '{day}: {units} to vest, {sum} of {total} by then',
  date: 'Date',
  vesting: 'Vesting',
  byThen: 'Vested by then',
}

/** The texts of charts; a partner may replace each of them. */
export type ChartsMessages = Spoken<typeof chartsMessages>

/** The texts of charts, in the page’s language, with the replacements of the partner. */
export function useChartsMessages(): ChartsMessages {
  return useMessages('charts', chartsMessages)
}
