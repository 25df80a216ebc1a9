/**
 * How rows became other rows. Those before `from` kept their place, those from `oldEnd` on begin at `newEnd` now, and those
 * between are gone; the new rows at the places `changed` are others, and all the rest are the same objects as before.
 */
export interface RowChange {
  length: number
  from: number
  oldEnd: number
  newEnd: number
  changed: readonly number[]
}

/** Rebuilding everything is faster than moving more than one row of this many. */
const share = 4

/**
 * How rows changed: nothing where they are the same ones, `all` where most of them are others. Looks at no more of a row than
 * which object it is.
 */
export function rowChange(
  before: readonly unknown[],
  after: readonly unknown[],
): RowChange | 'all' | undefined {
  if (before === after) return undefined
  let from = 0
  let [oldEnd, newEnd] = [before.length, after.length]
  const shared = Math.min(oldEnd, newEnd)
  while (from < shared && before[from] === after[from]) from++
  while (oldEnd > from && newEnd > from && before[oldEnd - 1] === after[newEnd - 1]) {
    oldEnd--
    newEnd--
  }
  if (from === oldEnd && from === newEnd) return undefined
  // Rows keep their places where as many came as went, or all of it happened at the end.
  const isInPlace = oldEnd === newEnd || oldEnd === before.length
  const most = after.length / share
  const changed: number[] = []
  if (isInPlace) {
    const end = Math.min(oldEnd, newEnd)
    for (; from < end; from++) if (before[from] !== after[from]) changed.push(from)
  }
  if (changed.length + newEnd - from > most) return 'all'
  for (let at = from; at < newEnd; at++) changed.push(at)
  return { length: after.length, from, oldEnd, newEnd, changed }
}

/** Returns the new place of a row; -1 when it is gone. */
export function movedTo({ from, oldEnd, newEnd }: RowChange, place: number): number {
  if (place < from) return place
  return place < oldEnd ? -1 : place + newEnd - oldEnd
}

/** Returns the old places of the rows that are gone or replaced. */
export function goneFrom({ from, oldEnd, changed }: RowChange): number[] {
  const gone = changed.filter((place) => place < from)
  for (let place = from; place < oldEnd; place++) gone.push(place)
  return gone
}

/** Moves the notes about rows to the rows' new places. The notes of rows that changed are stale. */
export function moveNotes<Notes extends Uint8Array | Uint32Array | Float64Array>(
  notes: Notes,
  moved: Notes,
  { from, oldEnd, newEnd }: RowChange,
): Notes {
  moved.set(notes.subarray(0, from))
  moved.set(notes.subarray(oldEnd), newEnd)
  return moved
}
