import type { Entity } from '../entity'

/** Returns true when the rows from one position up to another, and the row after them, are in the order of their ids. */
export function isInIdOrder(rows: readonly unknown[], from: number, to: number): boolean {
  let before = from > 0 ? idOf(rows[from - 1]) : undefined
  if (from > 0 && before === undefined) return false
  for (let at = from; at < Math.min(rows.length, to + 1); at++) {
    const id = idOf(rows[at])
    if (id === undefined || (before !== undefined && before >= id)) return false
    before = id
  }
  return true
}

/** Returns the position of the row with an id, among rows in the order of their ids. */
export function positionInOrder(id: string, rows: readonly unknown[]): number | undefined {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((idOf(rows[middle]) ?? '') < id) from = middle + 1
    else to = middle
  }
  return idOf(rows[from]) === id ? from : undefined
}

/** The id of a record, as text; nothing of a row that is null. */
function idOf(row: unknown): string | undefined {
  return row ? String((row as Entity).id) : undefined // rows are records, or null
}
