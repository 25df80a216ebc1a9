/** Rows that belong together: those from `from` to `to` (not included) of an order. */
export interface PlaceGroup {
  key: string | null
  from: number
  to: number
}

/** Brings rows of one key together: groups in the order of their first row, rows in theirs. */
export function groupPlaces(
  places: Uint32Array,
  keyOf: (place: number) => string | null,
): { places: Uint32Array; groups: readonly PlaceGroup[] } {
  const numbers = new Map<string | null, number>()
  const sizes: number[] = []
  const groupOf = new Uint32Array(places.length)
  for (const [at, place] of places.entries()) {
    const key = keyOf(place)
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = numbers.size))
    sizes[number] = (sizes[number] ?? 0) + 1
    groupOf[at] = number
  }
  const groups = groupsOf([...numbers.keys()], sizes)
  return { groups, places: arranged(places, groupOf, groups) }
}

function groupsOf(keys: readonly (string | null)[], sizes: readonly number[]): PlaceGroup[] {
  let from = 0
  return keys.map((key, number) => {
    const group = { key, from, to: from + (sizes[number] ?? 0) }
    from = group.to
    return group
  })
}

function arranged(places: Uint32Array, groupOf: Uint32Array, groups: readonly PlaceGroup[]): Uint32Array {
  const next = groups.map(({ from }) => from)
  const result = new Uint32Array(places.length)
  for (const [at, place] of places.entries()) {
    const number = groupOf[at] ?? 0
    const spot = next[number] ?? 0
    result[spot] = place
    next[number] = spot + 1
  }
  return result
}
