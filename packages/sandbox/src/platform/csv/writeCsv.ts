/** The value of a cell; dates and amounts arrive as formatted text. */
export type CsvValue = string | number | boolean | null | undefined

/** A file as CSV (RFC 4180): the header, then the rows, each ended by CRLF. */
export function writeCsv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  let text = csvLine(header)
  for (const row of rows) text += csvLine(row)
  return text
}

/** One row, with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** Characters that a spreadsheet reads as the beginning of a formula, including full-width forms and control characters. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/
const number = /^[+-]?\d+(\.\d+)?$/

/**
 * One cell: quoted where it has to be, and never a formula.
 *
 * Text that a spreadsheet would run gets an apostrophe in front (CWE-1236); a negative number stays the number it is.
 */
export function csvCell(value: CsvValue): string {
  const text = String(value ?? '')
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text a cell of ours stood for, before `csvCell` made it safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
