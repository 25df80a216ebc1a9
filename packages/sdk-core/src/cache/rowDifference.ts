import { isEntity, type Entity } from './entity'

/** Which rows left a list, and which came to it, each with its place. */
export type RowDifference = readonly [gone: readonly Entity[], come: readonly (readonly [Entity, number])[]]

/** What is different of a list's rows. */
export function rowDifference(before: readonly unknown[], after: readonly unknown[]): RowDifference {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let [beforeEnd, end] = [before.length, after.length]
  while (beforeEnd > start && end > start && before[beforeEnd - 1] === after[end - 1]) {
    beforeEnd--
    end--
  }
  const removed = new Set(before.slice(start, beforeEnd))
  const added: [Entity, number][] = []
  for (let at = start; at < end; at++) {
    const row = after[at]
    if (!removed.delete(row) && isEntity(row)) added.push([row, at])
  }
  return [[...removed].filter(isEntity), added]
}

/** The same where one row came, went or moved, and the last one may have had to leave for it: nobody compares all others. */
export function singleRowDifference(
  row: Entity,
  before: readonly unknown[],
  after: readonly unknown[],
): RowDifference {
  const [wasIn, index] = [before.includes(row), after.indexOf(row)]
  const added: [Entity, number][] = index < 0 ? [] : [[row, index]]
  const removed = wasIn ? [row] : []
  const last = before.at(-1)
  const isPushedOut = before.length - removed.length + added.length > after.length
  return [isPushedOut && isEntity(last) ? [...removed, last] : removed, added]
}
