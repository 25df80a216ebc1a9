import type { GridValue } from '../GridColumn'
import { aggregate } from './aggregate'
import type { GridGroupItem, ViewParts } from './GridView'
import { groupPlaces, type PlaceGroup } from './groupPlaces'
import { orderGroups } from './orderGroups'

/** The rows of a view, group by group where they are grouped. */
export interface Groups {
  places: Uint32Array
  groups: readonly PlaceGroup[] | undefined
  ids: readonly string[]
  itemOf: (group: number) => GridGroupItem | undefined
}

/** Groups the rows of one key; their sums are calculated once, when they are needed. */
export function createGroups<Row>({ places, keyOf, sort, ...parts }: ViewParts<Row>): Groups {
  if (!keyOf) return { places, groups: undefined, ids: [], itemOf: () => undefined }
  const rowsAt = (some: Uint32Array) => Array.from(some, (place) => parts.rows[place] as Row) // a place names a row
  const grouped = orderGroups(groupPlaces(places, keyOf), { columns: parts.columns, sort, rowsAt })
  const ids = grouped.groups.map(({ key }) => groupId(key))
  const known = new Map<string, GridValue>()

  const valueOf = (group: number, column: string): GridValue => {
    const name = `${group} ${column}`
    if (!known.has(name)) known.set(name, aggregate(columnOf(parts, column), rowsOf(group)))
    return known.get(name)
  }
  const rowsOf = (group: number): Row[] => {
    const { from = 0, to = 0 } = grouped.groups[group] ?? {}
    return rowsAt(grouped.places.subarray(from, to))
  }

  return {
    ...grouped,
    ids,
    itemOf(at) {
      const group = grouped.groups[at]
      const id = ids[at]
      if (!group || id === undefined) return undefined
      const { key, from, to } = group
      const isOpen = parts.open.has(id)
      return { kind: 'group', id, key, count: to - from, isOpen, valueOf: (column) => valueOf(at, column) }
    },
  }
}

/** The id of the line of a group, which no row has. */
export function groupId(key: string | null): string {
  return key === null ? 'group' : `group:${key}`
}

function columnOf<Row>({ columns }: Pick<ViewParts<Row>, 'columns'>, id: string) {
  return columns.find((column) => column.id === id)
}
