import { isEntity, type Entity } from '../entity'

/** How the rows of a list changed. */
export interface RowDiff {
  removed: readonly Entity[]
  /** With their positions. */
  added: readonly (readonly [Entity, number])[]
  /** Positions at which the rows may have changed: from the first up to the second, exclusive. */
  range: readonly [from: number, to: number]
}

/**
 * Compares the rows of a list before and after a change, as objects: a row with new values is removed and added. A row that
 * only moved is neither.
 */
export function diffRows(before: readonly unknown[], after: readonly unknown[]): RowDiff {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let [beforeEnd, afterEnd] = [before.length, after.length]
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd--
    afterEnd--
  }
  const removed = new Set(before.slice(start, beforeEnd))
  const added: [Entity, number][] = []
  for (let at = start; at < afterEnd; at++) {
    const row = after[at]
    if (!removed.delete(row) && isEntity(row)) added.push([row, at])
  }
  return { removed: [...removed].filter(isEntity), added, range: [start, afterEnd] }
}

/**
 * The same where only one row was added, removed or moved, and may have pushed out the last row. Where it moved, it is
 * removed and added.
 */
export function diffSingleRow(row: Entity, before: readonly unknown[], after: readonly unknown[]): RowDiff {
  const [wasIn, index] = [before.includes(row), after.indexOf(row)]
  const added: [Entity, number][] = index < 0 ? [] : [[row, index]]
  const removed = wasIn ? [row] : []
  const last = before.at(-1)
  const isPushedOut = before.length - removed.length + added.length > after.length
  return {
    removed: isPushedOut && isEntity(last) ? [...removed, last] : removed,
    added,
    range: index < 0 ? [0, 0] : [index, index + 1],
  }
}
