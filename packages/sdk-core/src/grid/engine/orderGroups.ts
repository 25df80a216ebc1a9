import { compare } from '../../money/arithmetic'
import { decimal, type Decimal } from '../../money/decimal'
import type { GridColumn } from '../GridColumn'
import type { GridSort } from '../query/GridSort'
import { aggregate } from './aggregate'
import type { PlaceGroup } from './groupPlaces'

export interface GroupOrder<Row> {
  columns: readonly GridColumn<Row>[]
  /** The first sort. */
  sort: GridSort | undefined
  /** The rows at some places. */
  rowsAt: (places: Uint32Array) => readonly Row[]
}

interface Grouped {
  places: Uint32Array
  groups: readonly PlaceGroup[]
}

/**
 * Groups by the figure that their lines show in the column that is sorted by, those without one last. Where their lines show
 * none there, they stay in the order of their first rows.
 */
export function orderGroups<Row>(
  { places, groups }: Grouped,
  { columns, sort, rowsAt }: GroupOrder<Row>,
): Grouped {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!sort || column?.kind !== 'number' || !column.aggregate || column.aggregate === 'same')
    return { places, groups }
  const sign = sort.direction === 'ascending' ? 1 : -1
  const figures = groups.map((group) => ({
    group,
    figure: figureOf(aggregate(column, rowsAt(places.subarray(group.from, group.to)))),
  }))
  figures.sort((a, b) => compareFigures(a.figure, b.figure, sign))
  return arranged(
    places,
    figures.map(({ group }) => group),
  )
}

function arranged(places: Uint32Array, groups: readonly PlaceGroup[]): Grouped {
  const result = new Uint32Array(places.length)
  let next = 0
  const moved = groups.map(({ key, from, to }) => {
    const start = next
    result.set(places.subarray(from, to), start)
    next += to - from
    return { key, from: start, to: next }
  })
  return { places: result, groups: moved }
}

function figureOf(value: unknown): Decimal | undefined {
  return typeof value === 'string' && value !== '' ? decimal(value) : undefined
}

function compareFigures(a: Decimal | undefined, b: Decimal | undefined, sign: 1 | -1): number {
  return a && b ? sign * compare(a, b) : Number(!a) - Number(!b)
}
