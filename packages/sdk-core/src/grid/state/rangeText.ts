import { guardFormula } from '../formulaGuard'
import type { GridView } from '../engine/GridView'
import type { GridRange } from './GridSelection'

/** A column as its cells are copied. */
export interface CopiedColumn<Row> {
  id: string
  header: string
  /** A number is copied as it is; anything else is kept from being run as a formula. */
  kind?: 'text' | 'number'
  value: (row: Row) => string | null | undefined
}

export interface RangeTextOptions<Row> {
  view: GridView<Row>
  /** The columns that are shown, in their order. */
  columns: readonly CopiedColumn<Row>[]
  range: GridRange
  /** Whether a line of headers comes first. */
  hasHeaders?: boolean
}

/** The cells of a range as a spreadsheet takes them in: a tab between cells, a line a row. Groups and panels are left out. */
export function rangeText<Row>({ view, columns, range, hasHeaders = false }: RangeTextOptions<Row>): string {
  const chosen = between(columns, at(columns, range.anchor.column), at(columns, range.end.column))
  if (chosen.length === 0) return ''
  const [first, last] = [range.anchor.row, range.end.row].map((row) => (row === null ? 0 : view.indexOf(row)))
  const rows = rowsBetween(view, first ?? -1, last ?? -1)
  const lines = rows.map((row) => chosen.map((column) => cellOf(column, row)).join('\t'))
  return [...(hasHeaders ? [chosen.map(({ header }) => quoted(header)).join('\t')] : []), ...lines].join('\n')
}

function at(columns: readonly { id: string }[], id: string): number {
  return columns.findIndex((column) => column.id === id)
}

function between<Item>(items: readonly Item[], a: number, b: number): Item[] {
  return a < 0 || b < 0 ? [] : items.slice(Math.min(a, b), Math.max(a, b) + 1)
}

function rowsBetween<Row>(view: GridView<Row>, a: number, b: number): Row[] {
  if (a < 0 || b < 0) return []
  const start = Math.min(a, b)
  const items = Array.from({ length: Math.abs(a - b) + 1 }, (_, offset) => view.itemAt(start + offset))
  return items.flatMap((item) => (item?.kind === 'row' ? [item.row] : []))
}

function cellOf<Row>({ kind, value }: CopiedColumn<Row>, row: Row): string {
  const text = value(row) ?? ''
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? text : quoted(guardFormula(text))
}

/** What would begin another cell or another row stands in quotes. */
function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
