import { guardFormula } from '../csv/formulaGuard'
import type { GridGroupItem, GridItem, GridView } from '../engine/GridView'
import type { GridRange } from './GridSelection'

/** A column as its cells are copied. */
export interface CopiedColumn<Row> {
  id: string
  header: string
  /** A number is copied as it is; anything else is kept from being run as a formula. */
  kind?: 'text' | 'number'
  value: (row: Row) => string | null | undefined
  /** Returns the text of the column in the line of a closed group; by default none. */
  groupValue?: (group: GridGroupItem) => string | null | undefined
}

export interface RangeTextOptions<Row> {
  view: GridView<Row>
  /** The columns that are shown, in their order. */
  columns: readonly CopiedColumn<Row>[]
  range: GridRange
  /** True when the first line has the headers. */
  hasHeaders?: boolean
  /** The decimal sign of the reader's spreadsheet; a point by default. */
  decimalSign?: '.' | ','
}

/**
 * The cells of a range as text for a spreadsheet: a tab between cells, and a line for each row. A group that is closed is
 * its line, an open one its rows, so that nothing is there twice; panels are left out.
 */
export function rangeText<Row>(options: RangeTextOptions<Row>): string {
  const { view, columns, range, hasHeaders = false, decimalSign = '.' } = options
  const chosen = between(columns, at(columns, range.anchor.column), at(columns, range.end.column))
  if (chosen.length === 0) return ''
  const [first, last] = [range.anchor.row, range.end.row].map((row) => (row === null ? 0 : view.indexOf(row)))
  const items = itemsBetween(view, first ?? -1, last ?? -1)
  const lines = items.map((item) => chosen.map((column) => cellOf(column, item, decimalSign)).join('\t'))
  return [...(hasHeaders ? [chosen.map(({ header }) => quoted(header)).join('\t')] : []), ...lines].join('\n')
}

function at(columns: readonly { id: string }[], id: string): number {
  return columns.findIndex((column) => column.id === id)
}

function between<Item>(items: readonly Item[], a: number, b: number): Item[] {
  return a < 0 || b < 0 ? [] : items.slice(Math.min(a, b), Math.max(a, b) + 1)
}

function itemsBetween<Row>(view: GridView<Row>, a: number, b: number): CopiedItem<Row>[] {
  if (a < 0 || b < 0) return []
  const start = Math.min(a, b)
  const items = Array.from({ length: Math.abs(a - b) + 1 }, (_, offset) => view.itemAt(start + offset))
  return items.filter((item) => item !== undefined).filter(isCopied)
}

type CopiedItem<Row> = Extract<GridItem<Row>, { kind: 'row' | 'group' }>

function isCopied<Row>(item: GridItem<Row>): item is CopiedItem<Row> {
  return item.kind === 'row' || (item.kind === 'group' && !item.isOpen)
}

function cellOf<Row>(
  { kind, value, groupValue }: CopiedColumn<Row>,
  item: CopiedItem<Row>,
  decimalSign: string,
): string {
  const text = (item.kind === 'row' ? value(item.row) : groupValue?.(item)) ?? ''
  return kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)
    ? text.replace('.', decimalSign)
    : quoted(guardFormula(text))
}

/** Quotes a text that would begin another cell or row. */
function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
