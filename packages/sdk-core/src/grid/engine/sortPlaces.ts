import type { NumberKeys } from './NumberKeys'
import { radixSort } from './radixSort'
import type { TextKeys } from './TextKeys'

/** One thing to sort by. */
export interface SortKeys<Row> {
  keys: NumberKeys<Row> | TextKeys<Row>
  sign: 1 | -1
}

const last = 0xffffffff

/**
 * All places in the order of several columns: empty cells last both ways, ties in the order of `base`. The last column is sorted
 * by first, because the sort is stable.
 */
export function sortPlaces<Row>(base: Uint32Array, sorts: readonly SortKeys<Row>[]): Uint32Array {
  let [places, scratch]: [Uint32Array, Uint32Array] = [base.slice(), new Uint32Array(base.length)]
  for (const { keys, sign } of sorts.toReversed()) {
    for (const digits of keys.kind === 'text' ? textDigits(keys, sign) : numberDigits(keys, sign)) {
      const sorted = radixSort(places, digits, scratch)
      if (sorted !== places) [places, scratch] = [sorted, places]
    }
    if (keys.kind === 'number') sortEqualFloats(places, keys, sign)
  }
  return places
}

/** The rank of each cell, counted from the other end where it is sorted downwards. */
function textDigits<Row>(keys: TextKeys<Row>, sign: 1 | -1): [Uint32Array] {
  const { codes } = keys
  const ranks = keys.ranked()
  const digits = new Uint32Array(codes.length)
  for (let place = 0; place < codes.length; place++) {
    const code = codes[place] ?? 0
    const rank = ranks[code] ?? 0
    digits[place] = code === 0 ? ranks.length : sign > 0 ? rank : ranks.length - 1 - rank
  }
  return [digits]
}

/** The bits of each float as whole numbers that stand in its order, the low ones first. */
function numberDigits<Row>({ keys }: NumberKeys<Row>, sign: 1 | -1): [Uint32Array, Uint32Array] {
  const bits = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const [low, high] = [new Uint32Array(keys.length), new Uint32Array(keys.length)]
  const downwards = sign < 0 ? last : 0
  for (let place = 0; place < keys.length; place++) {
    const top = bits[2 * place + 1] ?? 0
    const isEmpty = Number.isNaN(keys[place])
    // The bits of a negative number are all turned over, of the others only the sign.
    const turned = top >>> 31 ? last : 0
    low[place] = isEmpty ? last : (bits[2 * place] ?? 0) ^ turned ^ downwards
    high[place] = isEmpty ? last : top ^ (turned || 0x80000000) ^ downwards
  }
  return [low, high]
}

/** Numbers that are the same as floats are sorted by how they are written. */
function sortEqualFloats<Row>(places: Uint32Array, keys: NumberKeys<Row>, sign: 1 | -1): void {
  const floats = keys.keys
  let from = 0
  for (let at = 1; at <= places.length; at++) {
    if (at < places.length && floats[places[at] ?? 0] === floats[places[from] ?? 0]) continue
    if (at - from > 1) sortRun(places.subarray(from, at), keys, sign)
    from = at
  }
}

function sortRun<Row>(run: Uint32Array, keys: NumberKeys<Row>, sign: 1 | -1): void {
  const text = keys.textAt(run[0] ?? 0)
  if (run.every((place) => keys.textAt(place) === text)) return
  run.set([...run].sort((a, b) => sign * keys.compareExactly(a, b)))
}
