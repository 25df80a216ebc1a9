/*
 * A spreadsheet runs a cell that begins like a formula. An apostrophe before it makes it text; where a text begins with
 * apostrophes and then like a formula it gets one more, so that removing one always restores the original text.
 *
 * The list is ASVS 5 1.2.10 with the full-width forms, which spreadsheets fold to the plain ones, and with the line
 * ends and NUL, which they skip.
 */
const risky = /^'*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** A text as a cell that no spreadsheet takes for a formula. */
export function guardFormula(text: string): string {
  return risky.test(text) ? `'${text}` : text
}

// Cells to which `guardFormula` may have added an apostrophe; in a module of its own, because few pages read CSV and more write
// it.
const guarded = /^'+[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** The text that `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell
}
