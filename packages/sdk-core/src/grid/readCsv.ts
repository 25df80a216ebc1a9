import { unguardFormula } from './formulaGuard'
import { readCell, type CellProblem } from './readCsvCell'

/** What is wrong with a file, and where. */
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

/** What a file says, or everything that is wrong with it: never a part of it. */
export type CsvTable =
  | { ok: true; headers: readonly string[]; rows: readonly (readonly string[])[] }
  | { ok: false; errors: readonly CsvError[] }

export interface ReadCsvOptions {
  /** The most columns; 200 unless told. */
  maxColumns?: number
  /** The most rows after the headers; 100,000 unless told. */
  maxRows?: number
  /** How many errors are worth telling; 100 unless told. */
  maxErrors?: number
}

/**
 * Reads RFC 4180 CSV: a byte order mark and either line end are taken, formula guards are taken off, anything else that
 * is not in the standard is an error with the number of its record.
 */
export function readCsv(text: string, options: ReadCsvOptions = {}): CsvTable {
  const limits = { maxColumns: 200, maxRows: 100_000, maxErrors: 100, ...options }
  const records = readRecords(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, limits)
  if ('code' in records) return { ok: false, errors: [records] }
  // Editors leave empty lines at the end; anywhere else one is a row with too few cells.
  while (isEmptyLine(records.at(-1), records[0])) records.pop()
  const [headers, ...rows] = records
  if (!headers) return { ok: false, errors: [error(1, 'csv_empty', 'The file is empty.')] }
  const errors = [...headerErrors(headers), ...cellErrors(headers, rows)]
  return errors.length > 0
    ? { ok: false, errors: errors.slice(0, limits.maxErrors) }
    : { ok: true, headers, rows }
}

type Limits = Required<ReadCsvOptions>

function readRecords(text: string, limits: Limits): string[][] | CsvError {
  const records: string[][] = []
  let at = 0
  while (at < text.length) {
    const record: string[] = []
    for (;;) {
      const cell = readCell(text, at)
      if (cell.problem) return error(records.length + 1, ...cell.problem)
      record.push(unguardFormula(cell.text))
      at = cell.end + 1
      if (record.length > limits.maxColumns) return tooLarge(records.length + 1, limits)
      if (text[cell.end] !== ',') break
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at++
    records.push(record)
    if (records.length > limits.maxRows + 1) return tooLarge(records.length, limits)
  }
  return records
}

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
  return rows.flatMap((row, index) =>
    row.length === wanted
      ? []
      : [
          error(
            index + 2,
            'csv_wrong_cells',
            `There are ${row.length} cells where the headers are ${wanted}.`,
          ),
        ],
  )
}

function isEmptyLine(record: string[] | undefined, headers: string[] | undefined): boolean {
  return record !== undefined && record.length === 1 && record[0] === '' && headers?.length !== 1
}

const error = (row: number, code: CsvError['code'], message: string): CsvError => ({ row, code, message })

const tooLarge = (row: number, { maxColumns, maxRows }: Limits) =>
  error(row, 'csv_too_large', `A file may have ${maxColumns} columns and ${maxRows} rows.`)
