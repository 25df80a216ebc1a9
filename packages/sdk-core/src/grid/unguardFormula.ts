// What `guardFormula` may have put an apostrophe before; apart from it, because few pages read CSV and more write it.
const guarded = /^'+[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** The text that `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell
}
