import { sortableText } from '../order/compareText'
import type { GridColumn, GridValue } from './GridColumn'

/** The cells of one column in the form they are compared in, by the row's place; nothing where a cell is empty. */
export type ColumnKeys =
  | { kind: 'text'; keys: (string | undefined)[] }
  /** NaN where a cell is empty; where two are equal here, `texts` decides, because a float holds 16 digits only. */
  | { kind: 'number'; keys: Float64Array; texts: (string | undefined)[] }

/** Reads a column once, so that comparing never calls back into rows. */
export function columnKeys<Row>(rows: readonly Row[], { kind, value }: GridColumn<Row>): ColumnKeys {
  const isNumber = kind === 'number' || kind === 'boolean'
  return isNumber ? numberKeys(rows, value) : { kind: 'text', keys: rows.map((row) => textKey(value(row))) }
}

function numberKeys<Row>(rows: readonly Row[], value: (row: Row) => GridValue): ColumnKeys {
  const keys = new Float64Array(rows.length)
  const texts: (string | undefined)[] = []
  for (const [at, row] of rows.entries()) {
    const text = numberText(value(row))
    keys[at] = text === undefined ? NaN : Number(text)
    texts.push(text)
  }
  return { kind: 'number', keys, texts }
}

function numberText(value: GridValue): string | undefined {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return value?.trim() ? value : undefined
}

/** Days and instants sort as their text does. */
function textKey(value: GridValue): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return sortableText(String(value))
}
