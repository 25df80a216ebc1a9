import { CsvSigns } from './CsvSigns'
import { CellReader, isText, type CellProblem } from './readCsvCell'
import { readCsvLine } from './readCsvLine'

/** A problem of a file, with its place. */
export interface CsvError {
  /** The record, counted from 1; the headers are record 1. */
  row: number
  code:
    | CellProblem[0]
    | 'csv_empty'
    | 'csv_wrong_cells'
    | 'csv_header_empty'
    | 'csv_header_twice'
    | 'csv_too_large'
  message: string
}

/** The content of a file, or all of its problems: never a part of the content. */
export type CsvTable =
  | { ok: true; headers: readonly string[]; rows: readonly (readonly string[])[] }
  | { ok: false; errors: readonly CsvError[] }

export interface ReadCsvOptions {
  /** The most columns; 200 by default. */
  maxColumns?: number
  /** The most rows after the headers; 100,000 by default. */
  maxRows?: number
  /** The maximum number of reported errors; 100 by default. */
  maxErrors?: number
}

/**
 * Reads RFC 4180 CSV: a byte order mark and either line end are taken, formula guards are taken off, anything else that
 * is not in the standard is an error with the number of its record.
 */
export function readCsv(text: string, options: ReadCsvOptions = {}): CsvTable {
  const limits = { maxColumns: 200, maxRows: 100_000, maxErrors: 100, ...options }
  const records = readRecords(text, limits)
  if ('code' in records) return { ok: false, errors: [records] }
  // Editors leave empty lines at the end; anywhere else one is a row with too few cells.
  while (isEmptyLine(records.at(-1), records[0])) records.pop()
  // Its own first record taken off, the list of the rest need not be copied.
  const headers = records.shift()
  if (!headers) return { ok: false, errors: [error(1, 'csv_empty', 'The file is empty.')] }
  const errors = [...headerErrors(headers), ...cellErrors(headers, records)]
  return errors.length > 0
    ? { ok: false, errors: errors.slice(0, limits.maxErrors) }
    : { ok: true, headers, rows: records }
}

type Limits = Required<ReadCsvOptions>

function readRecords(text: string, limits: Limits): string[][] | CsvError {
  const { maxColumns: most, maxRows } = limits
  const records: string[][] = []
  const reader = new CellReader(new CsvSigns(text))
  const hasLines = isText(text)
  while (reader.at < text.length) {
    const width = records[0]?.length ?? 0
    const line = hasLines ? readCsvLine(reader.signs, reader.at, { width, most }) : undefined
    if (line) reader.at = reader.signs.lineEnd
    const record = line ?? readCells(reader, most)
    if (record.length > most) return tooLarge(records.length + 1, limits)
    if (reader.problem) return error(records.length + 1, ...reader.problem)
    const isPair = text.charCodeAt(reader.at) === carriageReturn && text.charCodeAt(reader.at + 1) === newline
    reader.at += isPair ? 2 : 1
    records.push(record)
    if (records.length > maxRows + 1) return tooLarge(records.length, limits)
  }
  return records
}

function readCells(reader: CellReader, most: number): string[] {
  const { text } = reader.signs
  const cells = [reader.next()]
  while (text.charCodeAt(reader.at) === comma && cells.length <= most) {
    reader.at++
    cells.push(reader.next())
  }
  return cells
}

const [comma, carriageReturn, newline] = [44, 13, 10]

function headerErrors(headers: readonly string[]): CsvError[] {
  const seen = new Set<string>()
  return headers.flatMap((header, index) => {
    const name = header.trim().toLowerCase()
    if (!name) return [error(1, 'csv_header_empty', `Column ${index + 1} has no name.`)]
    if (seen.has(name)) return [error(1, 'csv_header_twice', `The column "${header}" stands twice.`)]
    seen.add(name)
    return []
  })
}

function cellErrors(headers: readonly string[], rows: readonly (readonly string[])[]): CsvError[] {
  const wanted = headers.length
  const errors: CsvError[] = []
  for (let index = 0; index < rows.length; index++) {
    const length = rows[index]?.length
    if (length === wanted) continue
    errors.push(
      error(index + 2, 'csv_wrong_cells', `There are ${length} cells where the headers are ${wanted}.`),
    )
  }
  return errors
}

function isEmptyLine(record: string[] | undefined, headers: string[] | undefined): boolean {
  return record !== undefined && record.length === 1 && record[0] === '' && headers?.length !== 1
}

const error = (row: number, code: CsvError['code'], message: string): CsvError => ({ row, code, message })

const tooLarge = (row: number, { maxColumns, maxRows }: Limits) =>
  error(row, 'csv_too_large', `A file may have ${maxColumns} columns and ${maxRows} rows.`)
