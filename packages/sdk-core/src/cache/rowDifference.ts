import { isEntity, type Entity } from './entity'

/** Which rows left a list, and which came to it, each with its place. */
export function rowDifference(
  before: readonly unknown[],
  after: readonly unknown[],
): [Entity[], [Entity, number][]] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const gone = new Set(before.slice(start, before.length - end))
  const come: [Entity, number][] = []
  for (let at = start; at < after.length - end; at++) {
    const row = after[at]
    if (!gone.delete(row) && isEntity(row)) come.push([row, at])
  }
  return [[...gone].filter(isEntity), come]
}
