import { entityKey, isEntity, type Entity, type EntityKey, type RecordRef } from '../entity'
import { diffSingleRow, diffRows } from './diffRows'
import { RowPositions } from './RowPositions'
import { walkTyped } from '../walkEntities'

/** Called with the type of every object in a row, and whether it is an item of a list. */
export type OnObject = (typename: string, isInList: boolean) => void

/**
 * The index of one list of records in an answer: the positions of its rows, and which rows show which other records.
 *
 * It refers to rows by id, so that adding, removing or moving a row changes nothing about the others.
 */
export class IndexedList {
  readonly path: readonly (string | number)[]
  /** The type of its rows; `undefined` while it has none. */
  typename: string | undefined
  /**
   * Its current rows: records of one type, or null. Only `createAnswerWriter` assigns them, where it replaces a row; use
   * `setRows` otherwise.
   */
  rows: readonly unknown[]
  readonly #onObject: OnObject
  #positions: RowPositions
  /** How many rows are indexed by the records inside them. */
  #indexedRows = 0
  /** By type and id of a record, the ids of the rows that show it inside. */
  readonly #rowsByRecord = new Map<string, Map<string, string | string[]>>()

  constructor(
    path: readonly (string | number)[],
    rows: readonly unknown[],
    { typename, onObject }: { typename: string | undefined; onObject: OnObject },
  ) {
    this.path = path
    this.typename = typename
    this.rows = rows
    this.#onObject = onObject
    this.#positions = new RowPositions(rows)
  }

  /** Indexes up to `limit` more rows; returns how many. */
  indexRows(limit: number): number {
    const from = this.#indexedRows
    this.#indexedRows = Math.min(this.rows.length, from + limit)
    for (let at = from; at < this.#indexedRows; at++) {
      const row = this.rows[at]
      if (isEntity(row)) this.#addRecordsInside(row)
    }
    return this.#indexedRows - from
  }

  /** The positions of the rows that are a record or show it. */
  positionsShowing(record: RecordRef): number[] {
    const positions = new Set(this.positionsAsRow(record))
    for (const id of this.#rowsShowing(record))
      for (const at of this.#positions.of(id, this.rows)) positions.add(at)
    return [...positions]
  }

  /** The positions where a record itself is a row. */
  positionsAsRow({ __typename, id }: RecordRef): number[] {
    return __typename === this.typename ? this.#positions.of(String(id), this.rows) : []
  }

  /** The position of one row that is a record or shows it; all such rows show the same fields. */
  anyPositionShowing(record: RecordRef): number | undefined {
    const [position] = this.positionsAsRow(record)
    const [id] = position === undefined ? this.#rowsShowing(record) : []
    return id === undefined ? position : this.#positions.of(id, this.rows)[0]
  }

  has({ __typename, id }: RecordRef): boolean {
    const isRow = __typename === this.typename && this.#positions.has(String(id), this.rows)
    return isRow || !!this.#rowsByRecord.get(__typename)?.has(String(id))
  }

  /** True when all rows are records, and none appears twice. */
  get hasUniqueRecords(): boolean {
    return this.#positions.count(this.rows) === this.rows.length
  }

  /** The position of the row with an id. */
  positionOf(id: Entity['id']): number | undefined {
    return this.#positions.of(String(id), this.rows)[0]
  }

  /** The type and id of all records in the list. */
  *records(): Iterable<RecordRef> {
    for (const id of this.#positions.ids(this.rows)) yield { __typename: this.typename ?? '', id }
    for (const [__typename, ids] of this.#rowsByRecord) for (const id of ids.keys()) yield { __typename, id }
  }

  /**
   * Indexes the records that a replaced row shows inside and did not before, and drops those that it shows no more. The
   * others are not touched: other rows, even all, may show them too.
   */
  updateRecordsInside(before: unknown, after: unknown): void {
    const left = isEntity(before) ? recordsInside(before) : new Map<EntityKey, Entity>()
    const shown = isEntity(after) ? recordsInside(after) : new Map<EntityKey, Entity>()
    for (const [key, record] of left)
      if (isEntity(before) && !shown.has(key)) this.#removeRecord(record, String(before.id))
    if (isEntity(after)) this.#addRecordsInside(after, left)
  }

  /** Sets the rows. Where `row` is given, it is the only one that was added, removed or moved. */
  setRows(rows: readonly unknown[], row?: Entity): void {
    const before = this.rows
    this.rows = rows
    if (this.#positions.hasDuplicates) return this.#reindex()
    const diff = row ? diffSingleRow(row, before, rows) : diffRows(before, rows)
    this.#positions.follow(rows, diff)
    for (const row of diff.removed) this.#removeRecordsInside(row)
    for (const [row] of diff.added) {
      this.typename ??= row.__typename
      this.#addRecordsInside(row)
    }
  }

  /** When one of two rows with the same id is removed, the index must show the other one: all rows are indexed again. */
  #reindex(): void {
    this.#positions = new RowPositions(this.rows)
    this.#rowsByRecord.clear()
    this.#indexedRows = 0
    this.indexRows(Infinity)
  }

  #rowsShowing({ __typename, id }: RecordRef): readonly string[] {
    const rows = this.#rowsByRecord.get(__typename)?.get(String(id))
    return typeof rows === 'string' ? [rows] : (rows ?? [])
  }

  /** Indexes a row by the records it shows inside, but for those it is `indexed` by already. */
  #addRecordsInside(row: Entity, indexed?: ReadonlyMap<EntityKey, Entity>): void {
    walkTyped(row, (inner, isInList) => {
      if (inner === row) return
      this.#onObject(inner.__typename, isInList)
      if (isEntity(inner) && !indexed?.has(entityKey(inner))) this.#addRecord(inner, String(row.id))
    })
  }

  #removeRecordsInside(row: Entity): void {
    for (const inner of recordsInside(row).values()) this.#removeRecord(inner, String(row.id))
  }

  #addRecord({ __typename, id }: Entity, row: string): void {
    let ids = this.#rowsByRecord.get(__typename)
    if (!ids) this.#rowsByRecord.set(__typename, (ids = new Map<string, string | string[]>()))
    const key = String(id)
    const rows = ids.get(key)
    if (rows === undefined) ids.set(key, row)
    else if (typeof rows === 'string') {
      if (rows !== row) ids.set(key, [rows, row])
    } else if (rows.at(-1) !== row) rows.push(row)
  }

  #removeRecord({ __typename, id }: Entity, row: string): void {
    const ids = this.#rowsByRecord.get(__typename)
    const rows = ids?.get(String(id))
    if (Array.isArray(rows)) {
      const at = rows.indexOf(row)
      if (at >= 0) rows.splice(at, 1)
      if (rows.length === 0) ids?.delete(String(id))
    } else if (rows === row) ids?.delete(String(id))
  }
}

/** The records that a row shows inside, each once. */
function recordsInside(row: Entity): Map<EntityKey, Entity> {
  const records = new Map<EntityKey, Entity>()
  walkTyped(row, (inner) => {
    if (inner !== row && isEntity(inner)) records.set(entityKey(inner), inner)
  })
  return records
}
