/**
 * Sorts places by one key each, stably, 16 bits at a time from the lowest. A digit that all of them share costs no pass.
 *
 * `scratch` is as long as the places; either of the two comes back.
 */
export function radixSort(places: Uint32Array, keys: Uint32Array, scratch: Uint32Array): Uint32Array {
  let [from, to] = [places, scratch]
  for (const shift of [0, 16]) {
    const starts = startsOf(from, keys, shift)
    if (!starts) continue
    for (let at = 0; at < from.length; at++) {
      const place = from[at] ?? 0
      const digit = ((keys[place] ?? 0) >>> shift) & 0xffff
      const start = starts[digit] ?? 0
      to[start] = place
      starts[digit] = start + 1
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Returns the start of the places of each digit; nothing when all keys have the same digit. */
function startsOf(places: Uint32Array, keys: Uint32Array, shift: number): Uint32Array | undefined {
  const counts = new Uint32Array(0x10000)
  for (let at = 0; at < places.length; at++) {
    const digit = ((keys[places[at] ?? 0] ?? 0) >>> shift) & 0xffff
    counts[digit] = (counts[digit] ?? 0) + 1
  }
  const first = ((keys[places[0] ?? 0] ?? 0) >>> shift) & 0xffff
  if (counts[first] === places.length) return undefined
  let start = 0
  for (let digit = 0; digit < counts.length; digit++) {
    const count = counts[digit] ?? 0
    counts[digit] = start
    start += count
  }
  return counts
}
