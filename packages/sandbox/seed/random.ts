/** Random numbers from 0 up to 1 that repeat for the same seed (mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the items. */
export function pick<const Items extends readonly [unknown, ...unknown[]]>(
  random: () => number,
  items: Items,
): Items[number] {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** A whole number from `least` to `most`. */
export function wholeBetween(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
