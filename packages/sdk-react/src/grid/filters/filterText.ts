import type { Formats } from '@capstan/sdk-core'
import type { GridColumn, GridFilter, GridOperator } from '@capstan/sdk-core/grid'

type FilteredColumn = Pick<GridColumn<never>, 'id' | 'kind'>

/** The signs before a figure or a day, and their meanings. */
const signs: readonly (readonly [string, GridOperator])[] = [
  ['≥', 'greaterThanOrEqualTo'],
  ['>=', 'greaterThanOrEqualTo'],
  ['≤', 'lessThanOrEqualTo'],
  ['<=', 'lessThanOrEqualTo'],
  ['≠', 'notEqualTo'],
  ['!=', 'notEqualTo'],
  ['>', 'greaterThan'],
  ['<', 'lessThan'],
  ['=', 'equalTo'],
]

/** Reads a typed filter: a part of a text, or a number or day after its operator; `undefined` when it is not a filter. */
export function readFilter(
  typed: string,
  { id, kind }: FilteredColumn,
  formats: Formats,
): GridFilter | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (kind === 'text') return { column: id, operator: 'includesInsensitive', value: text }
  const [sign, operator] = signs.find(([each]) => text.startsWith(each)) ?? ['', 'equalTo' as const]
  const rest = text.slice(sign.length).trim()
  const value = readValue(rest, { kind }, formats)
  return value === undefined ? undefined : { column: id, operator, value }
}

/** A filter as it would be typed; nothing of one that cannot be. */
export function writeFilter(
  filter: GridFilter | undefined,
  { kind }: FilteredColumn,
  formats: Formats,
): string {
  if (!filter || !('value' in filter)) return ''
  if (kind === 'text') return filter.operator === 'includesInsensitive' ? filter.value : ''
  const sign = signs.find(([, operator]) => operator === filter.operator)?.[0] ?? ''
  const value = writeValue(filter.value, { kind }, formats)
  return sign === '=' ? value : `${sign} ${value}`
}

/** Reads a typed value: a day, a number, else the text itself; `undefined` when it is not a value. */
export function readValue(
  text: string,
  { kind }: Pick<FilteredColumn, 'kind'>,
  formats: Formats,
): string | undefined {
  if (kind === 'date') return formats.parseDay(text)
  return kind === 'number' ? numberIn(text, formats) : text
}

/** A value as it would be typed. */
export function writeValue(value: string, { kind }: Pick<FilteredColumn, 'kind'>, formats: Formats): string {
  return kind === 'date' ? formats.day(value, 'short') : value
}

function numberIn(text: string, formats: Formats): string | undefined {
  const isNegative = /^[-\u2212]/.test(text)
  const number = formats.parseNumber(isNegative ? text.slice(1) : text)
  return number === undefined ? undefined : isNegative ? `-${number}` : number
}
