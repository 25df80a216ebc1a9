import { CsvError } from '../csv/CsvReader.ts'
import { plainCell } from '../csv/writeCsv.ts'
import { inEnglish } from '../language/errorTexts.ts'
import type { Importer } from './importers.ts'

/** A problem of a row; the header is row 1. */
export interface RowProblem {
  row: number
  /** The column, as the header calls it; nothing when it is the row as a whole. */
  column: string | null
  /** The code of the problem, for translations. */
  code: string
  message: string
}

/** A row as it was read, with the first thing that is wrong with its shape. */
export interface ReadRow {
  row: number
  cells: Record<string, string>
  wrong?: RowProblem
}

/** A value with bytes that are not UTF-8, such as of a file in Windows-1252. */
export class NotUtf8 extends CsvError {
  /** Its name, or its position where it has none. */
  readonly column: string

  constructor(row: number, column: string) {
    super(row, 'A value is not text in UTF-8.')
    this.column = column
  }
}

/** The most rows that a list on a screen can show, and that a request can write. */
export const mostRows = 50_000

/** Converts the lines of a file to rows with named cells; a line that does not fit is a problem of its row. */
export class ImportTable {
  readonly #importer: Importer
  #names: (string | undefined)[] | undefined
  #rows: ReadRow[] = []
  #count = 0
  readonly problems: RowProblem[] = []

  constructor(importer: Importer) {
    this.#importer = importer
  }

  /** Rows below the header, without blank ones. */
  get count(): number {
    return this.#count
  }

  get hasHeader(): boolean {
    return this.#names !== undefined
  }

  /** The rows read since the last call, with their problems. */
  takeRows(): ReadRow[] {
    return this.#rows.splice(0)
  }

  add(line: string[], row: number): void {
    if (line.every((cell) => cell.trim() === '')) return
    const other = line.findIndex(isNotUtf8)
    if (other >= 0) throw new NotUtf8(row, this.#names?.[other] ?? String(other + 1))
    if (!this.#names) return this.#readHeader(line, row)
    this.#count++
    if (this.#count > mostRows) return
    const cells = this.#cellsOf(line, this.#names)
    if (line.length !== this.#names.length) {
      const words = `The row has ${line.length} values, the header ${this.#names.length}.`
      this.#refuse(row, null, 'value_count', words)
      this.#rows.push({ row, cells, wrong: this.problems.at(-1) })
      return
    }
    this.#addRow(row, cells)
  }

  #readHeader(line: string[], row: number): void {
    const { columns } = this.#importer
    const known = new Map(columns.map(({ name }) => [bare(name), name]))
    this.#names = line.map((title) => known.get(bare(title)))
    for (const [at, title] of line.entries()) {
      const name = this.#names[at]
      if (!name) this.#refuse(row, title.trim().slice(0, 50), 'unknown_column', 'There is no such column.')
      else if (this.#names.indexOf(name) < at)
        this.#refuse(row, name, 'column_twice', 'The column stands here twice.')
    }
    for (const { name, isRequired } of columns) {
      if (isRequired && !this.#names.includes(name))
        this.#refuse(row, name, 'column_missing', 'The column is missing.')
    }
  }

  #cellsOf(line: string[], names: (string | undefined)[]): Record<string, string> {
    const named = line.flatMap((cell, at) => {
      const name = names[at]
      return name ? [[name, plainCell(cell).trim()] as const] : []
    })
    return Object.fromEntries(named)
  }

  #addRow(row: number, cells: Record<string, string>): void {
    const before = this.problems.length
    for (const { name, isRequired } of this.#importer.columns) {
      const cell = cells[name] ?? ''
      if (isRequired && cell === '') this.#refuse(row, name, 'value_missing', inEnglish('valueMissing'))
      if (cell.startsWith('=')) this.#refuse(row, name, 'formula', 'Formulas are not read: put in the value.')
      if (/[^\P{Cc}\t\r\n]/u.test(cell))
        this.#refuse(row, name, 'control_character', 'The value holds a control character.')
    }
    this.#rows.push({ row, cells, wrong: this.problems[before] })
  }

  #refuse(row: number, column: string | null, code: string, message: string): void {
    this.problems.push({ row, column, code, message })
  }
}

/** Titles are the same however they are written: `Contact Name`, `contact_name`, `contactName`, `E-mail`. */
const bare = (title: string) => title.toLowerCase().replace(/[\s_-]/g, '')

/** The decoder writes the replacement character for invalid bytes. */
const isNotUtf8 = (cell: string) => cell.includes('\uFFFD')
