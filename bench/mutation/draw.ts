/** A random sample of a list by a seed (mulberry32); all items if there are no more. */
export function draw<Item>(from: readonly Item[], most: number, seed: number): Item[] {
  const left = [...from]
  const drawn: Item[] = []
  let state = seed
  while (drawn.length < most && left.length > 0) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const at = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * left.length)
    drawn.push(...left.splice(at, 1))
  }
  return drawn
}
