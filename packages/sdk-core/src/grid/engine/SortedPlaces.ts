import type { GridSort } from '../query/GridSort'
import type { ColumnKeys } from './ColumnKeys'
import { mergePlaces } from './mergePlaces'
import type { RowChange } from './rowChange'
import { sortPlaces, type SortKeys } from './sortPlaces'

/** All rows in the order of some sorts, kept as long as both stay the same, and kept up when single rows change. */
export class SortedPlaces<Row> {
  private readonly keys: ColumnKeys<Row>
  private readonly idOf: (row: Row) => string
  private rows: readonly Row[] = []
  private sorts: readonly GridSort[] | undefined
  private places: Uint32Array | undefined
  private byId: Uint32Array | undefined

  constructor(keys: ColumnKeys<Row>, idOf: (row: Row) => string) {
    this.keys = keys
    this.idOf = idOf
  }

  /** Goes on with other rows, of which the keys know already. */
  update(rows: readonly Row[], change?: RowChange): void {
    this.rows = rows
    this.byId = undefined
    const compare = this.comparison(this.sorts ?? [])
    if (this.places) this.places = change && compare && mergePlaces(this.places, change, compare)
  }

  /** All places, sorted; nothing where nothing is sorted by. */
  sorted(sorts: readonly GridSort[]): Uint32Array | undefined {
    if (this.places && this.sorts === sorts) return this.places
    this.sorts = sorts
    const all = this.keysOf(sorts)
    this.places = all[0] && sortPlaces(this.base(all[0].sign), all)
    return this.places
  }

  private keysOf(sorts: readonly GridSort[]): SortKeys<Row>[] {
    return sorts.flatMap(({ column: id, direction }) => {
      const column = this.keys.column(id)
      return column ? [{ keys: this.keys.of(column), sign: direction === 'ascending' ? 1 : -1 }] : []
    })
  }

  /** Equal rows are sorted by their id, in the direction of the first column. */
  private comparison(sorts: readonly GridSort[]): ((a: number, b: number) => number) | undefined {
    const all = this.keysOf(sorts)
    const [first] = all
    if (!first) return undefined
    return (a, b) => {
      for (const { keys, sign } of all) {
        const difference =
          keys.isEmptyAt(a) || keys.isEmptyAt(b) ? keys.compare(a, b) : sign * keys.compare(a, b)
        if (difference !== 0) return difference
      }
      return first.sign * compareIds(this.idAt(a), this.idAt(b))
    }
  }

  private base(sign: 1 | -1): Uint32Array {
    this.byId ??= this.placesById()
    return sign > 0 ? this.byId : this.byId.toReversed()
  }

  /** Rows that were read to their end come sorted by id. */
  private placesById(): Uint32Array {
    const { rows, idOf } = this
    const places = new Uint32Array(rows.length)
    let [isSorted, last] = [true, '']
    for (let place = 0; place < places.length; place++) {
      const id = this.idAt(place)
      places[place] = place
      isSorted &&= last <= id
      last = id
    }
    if (isSorted) return places
    const ids = rows.map(idOf)
    return places.sort((a, b) => compareIds(ids[a] ?? '', ids[b] ?? ''))
  }

  private idAt(place: number): string {
    const row = this.rows[place]
    return row === undefined ? '' : this.idOf(row)
  }
}

/** Ids are ASCII, so they sort by code unit. */
function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
