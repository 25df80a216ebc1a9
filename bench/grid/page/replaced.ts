import type { Holding } from '../holdings.ts'

/** The rows with those that changed in their places, which their ids tell. */
export function replaced(rows: readonly Holding[], changes: readonly Holding[]): readonly Holding[] {
  const next = [...rows]
  for (const row of changes) next[Number(row.id.slice(-12)) - 1] = row
  return next
}
