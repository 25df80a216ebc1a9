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
  const gone = new Set(before.slice(start, beforeEnd))
  const come: [Entity, number][] = []
  for (let at = start; at < end; at++) {
    const row = after[at]
    if (!gone.delete(row) && isEntity(row)) come.push([row, at])
  }
  return [[...gone].filter(isEntity), come]
}

/** The same where one row came, went or moved, and the last one may have had to leave for it: nobody compares all others. */
export function differenceBy(
  row: Entity,
  before: readonly unknown[],
  after: readonly unknown[],
): RowDifference {
  const [was, is] = [before.includes(row), after.indexOf(row)]
  const come: [Entity, number][] = is < 0 ? [] : [[row, is]]
  const gone = was ? [row] : []
  const left = before.at(-1)
  const isPushedOut = before.length - gone.length + come.length > after.length
  return [isPushedOut && isEntity(left) ? [...gone, left] : gone, come]
}
