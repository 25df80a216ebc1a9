/** Rows that belong together: the places `from` to `to` (not included) of an order. */
export interface GridGroup {
  key: string
  from: number
  to: number
}

/** The order of a grid, group by group. */
export interface GroupedRows {
  places: Uint32Array
  groups: readonly GridGroup[]
}

/** Brings rows of one key together: groups in the order of their first row, rows in theirs. */
export function groupRows<Row>(
  places: Uint32Array,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): GroupedRows {
  const numbers = new Map<string, number>()
  const sizes: number[] = []
  const groupOf = new Uint32Array(places.length)
  for (const [at, place] of places.entries()) {
    // A place always names a row.
    const key = keyOf(rows[place] as Row)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    sizes[number] = (sizes[number] ?? 0) + 1
    groupOf[at] = number
  }
  const groups = groupsOf([...numbers.keys()], sizes)
  return { groups, places: arranged(places, groupOf, groups) }
}

function groupsOf(keys: readonly string[], sizes: readonly number[]): GridGroup[] {
  let from = 0
  return keys.map((key, number) => {
    const group = { key, from, to: from + (sizes[number] ?? 0) }
    from = group.to
    return group
  })
}

function arranged(places: Uint32Array, groupOf: Uint32Array, groups: readonly GridGroup[]): Uint32Array {
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
