import { isEntity, type Entity, type RecordName } from './entity'
import { differenceBy, rowDifference } from './rowDifference'
import { RowPlaces } from './RowPlaces'
import { walkTyped } from './walkEntities'

/** Told of the type of every object in a row, and whether it stands in a list. */
export type SeeType = (typename: string, isInList: boolean) => void

/**
 * A list of records in an answer, as the index knows it: where its rows stand, and which rows show which other records.
 *
 * Everything goes by the ids of the rows, so that a row may come, go and move without a word about the others.
 */
export class HeldList {
  readonly steps: readonly (string | number)[]
  /** The type of its rows; nothing while it has none. */
  typename: string | undefined
  /** Its rows as they are now: records of one type, or holes. */
  rows: readonly unknown[]
  readonly #see: SeeType
  readonly #places: RowPlaces
  /** How many rows were asked what they show. */
  #learnt = 0
  /** By type and id, the ids of the rows that show a record inside. */
  readonly #inside = new Map<string, Map<string, string | string[]>>()

  constructor(
    steps: readonly (string | number)[],
    rows: readonly unknown[],
    { typename, see }: { typename: string | undefined; see: SeeType },
  ) {
    this.steps = steps
    this.typename = typename
    this.rows = rows
    this.#see = see
    this.#places = new RowPlaces(rows)
  }

  /** Learns what further rows show, so many of them; answers how many it learnt. */
  learn(most: number): number {
    const from = this.#learnt
    this.#learnt = Math.min(this.rows.length, from + most)
    for (let at = from; at < this.#learnt; at++) {
      const row = this.rows[at]
      if (isEntity(row)) this.#link(row)
    }
    return this.#learnt - from
  }

  /** Where the rows stand that are a record or show it. */
  placesOf(record: RecordName): number[] {
    const places = this.rowPlaces(record)
    for (const id of this.#rowsShowing(record))
      for (const at of this.#places.of(id, this.rows)) if (!places.includes(at)) places.push(at)
    return places
  }

  /** Where a record itself is a row. */
  rowPlaces({ __typename, id }: RecordName): number[] {
    return __typename === this.typename ? this.#places.of(String(id), this.rows) : []
  }

  /** One place where a record is shown, which says as much of it as any other. */
  placeOf(record: RecordName): number | undefined {
    const [place] = this.rowPlaces(record)
    const [id] = place === undefined ? this.#rowsShowing(record) : []
    return id === undefined ? place : this.#places.of(id, this.rows)[0]
  }

  has({ __typename, id }: RecordName): boolean {
    const isRow = __typename === this.typename && this.#places.has(String(id))
    return isRow || !!this.#inside.get(__typename)?.has(String(id))
  }

  /** Whether all its rows are records, each of them once. */
  get isFull(): boolean {
    return this.#places.size === this.rows.length
  }

  /** Where a row stands. */
  find(id: Entity['id']): number | undefined {
    return this.#places.of(String(id), this.rows)[0]
  }

  /** The names of all records in it. */
  *names(): Iterable<RecordName> {
    for (const id of this.#places.ids()) yield { __typename: this.typename ?? '', id }
    for (const [__typename, ids] of this.#inside) for (const id of ids.keys()) yield { __typename, id }
  }

  /** A row refers to other records than before. */
  relink(before: unknown, after: unknown): void {
    if (isEntity(before)) this.#unlink(before)
    if (isEntity(after)) this.#link(after)
  }

  /** Its rows are others now, or elsewhere; only that one `row`, where it is said. */
  become(rows: readonly unknown[], row?: Entity): void {
    const [gone, come] = row ? differenceBy(row, this.rows, rows) : rowDifference(this.rows, rows)
    this.rows = rows
    for (const row of gone) {
      this.#places.delete(String(row.id))
      this.#unlink(row)
    }
    for (const [row, at] of come) {
      this.typename ??= row.__typename
      this.#places.add(String(row.id), at)
      this.#link(row)
    }
  }

  #rowsShowing({ __typename, id }: RecordName): readonly string[] {
    const rows = this.#inside.get(__typename)?.get(String(id))
    return typeof rows === 'string' ? [rows] : (rows ?? [])
  }

  #link(row: Entity): void {
    walkTyped(row, (inner, isInList) => {
      if (inner === row) return
      this.#see(inner.__typename, isInList)
      if (isEntity(inner)) this.#add(inner, String(row.id))
    })
  }

  #unlink(row: Entity): void {
    walkTyped(row, (inner) => {
      if (inner !== row && isEntity(inner)) this.#delete(inner, String(row.id))
    })
  }

  #add({ __typename, id }: Entity, row: string): void {
    let ids = this.#inside.get(__typename)
    if (!ids) this.#inside.set(__typename, (ids = new Map<string, string | string[]>()))
    const key = String(id)
    const rows = ids.get(key)
    if (rows === undefined) ids.set(key, row)
    else if (typeof rows === 'string') {
      if (rows !== row) ids.set(key, [rows, row])
    } else if (rows.at(-1) !== row) rows.push(row)
  }

  #delete({ __typename, id }: Entity, row: string): void {
    const ids = this.#inside.get(__typename)
    const rows = ids?.get(String(id))
    const left = Array.isArray(rows) ? rows.filter((each) => each !== row) : []
    if (left.length > 0) ids?.set(String(id), left)
    else if (rows !== undefined && (Array.isArray(rows) || rows === row)) ids?.delete(String(id))
  }
}
