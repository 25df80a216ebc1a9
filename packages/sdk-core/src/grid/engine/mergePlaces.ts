import { movedTo, type RowChange } from './rowChange'

/** A sorted order after a change: the rows that changed are taken out and put where they belong, the others stay in step. */
export function mergePlaces(
  order: Uint32Array,
  change: RowChange,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const isChanged = new Uint8Array(change.length)
  for (const place of change.changed) isChanged[place] = 1
  const kept = new Uint32Array(change.length)
  let count = 0
  for (const old of order) {
    const place = movedTo(change, old)
    if (place >= 0 && place < change.length && isChanged[place] === 0) kept[count++] = place
  }
  return merged(kept.subarray(0, count), [...change.changed].sort(compare), compare)
}

function merged(
  kept: Uint32Array,
  added: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  const result = new Uint32Array(kept.length + added.length)
  let [from, at] = [0, 0]
  for (const place of added) {
    const to = positionOf(place, kept, { from, compare })
    result.set(kept.subarray(from, to), at)
    at += to - from
    result[at++] = place
    from = to
  }
  result.set(kept.subarray(from), at)
  return result
}

function positionOf(
  place: number,
  kept: Uint32Array,
  { from, compare }: { from: number; compare: (a: number, b: number) => number },
): number {
  let to = kept.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(place, kept[middle] ?? 0) < 0) to = middle
    else from = middle + 1
  }
  return from
}
