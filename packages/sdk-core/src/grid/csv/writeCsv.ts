import { guardFormula } from './formulaGuard'

/** One column of a CSV file. */
export interface CsvColumn<Row> {
  /** The text of the column in the first line. */
  header: string
  /** `number` is written as it is, minus and all; `text`, the default, is kept from being run as a formula. */
  kind?: 'text' | 'number'
  /** Returns the text of the column in a row; nothing for an empty cell. */
  value: (row: Row) => string | null | undefined
}

export interface WriteCsvOptions {
  /** Begin with the byte order mark by which spreadsheets know UTF-8; true by default. */
  byteOrderMark?: boolean
}

/** A `number` that is anything else is treated as text: the guard may not be got round by naming a column so. */
const plainNumber = /^-?\d+(\.\d+)?$/
// Some locales separate cells by semicolons or tabs.
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/** Writes rows as RFC 4180 CSV, a line each after the headers, no cell of which is a formula. */
export function writeCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  options: WriteCsvOptions = {},
): string {
  return writeCsvHead(columns, options) + writeCsvRows(rows, columns)
}

/** The line of the headers. */
export function writeCsvHead(
  columns: readonly Pick<CsvColumn<never>, 'header'>[],
  { byteOrderMark = true }: WriteCsvOptions,
): string {
  return (byteOrderMark ? '\uFEFF' : '') + columns.map(({ header }) => cellOf(header)).join(',') + '\r\n'
}

/** A line for each row. */
export function writeCsvRows<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  let text = ''
  for (const row of rows) text += lineOf(row, columns) + '\r\n'
  return text
}

function lineOf<Row>(row: Row, columns: readonly CsvColumn<Row>[]): string {
  let line = ''
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index]
    const text = column?.value(row) ?? ''
    if (index > 0) line += ','
    // Most cells are plain and need no further check: there may be half a million.
    line += isPlain(text) ? text : cellOf(text, column?.kind)
  }
  // A line of one empty cell would be an empty line, which is not a record.
  return line === '' ? '""' : line
}

function cellOf(text: string, kind?: CsvColumn<unknown>['kind']): string {
  if (kind === 'number' && plainNumber.test(text)) return text
  // NUL is in no text, and readers end there.
  const cell = guardFormula(text.includes('\0') ? text.replaceAll('\0', '') : text)
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const dividers = /[",;\t\r\n\0]/

/** Returns true when a text needs no quotes: it begins and ends with a letter, a digit or the like, and has no separator. */
function isPlain(text: string): boolean {
  const isHarmless = isWordly(text.charCodeAt(0)) && isWordly(text.charCodeAt(text.length - 1))
  return isHarmless && !dividers.test(text)
}

/** From 0 to z without = and @: no formula, no guard and no space begins or ends so. */
function isWordly(code: number): boolean {
  return code >= 48 && code <= 122 && code !== 61 && code !== 64
}
