import { isEntity, type Entity, type RecordName } from './entity'
import { singleRowDifference, rowDifference } from './rowDifference'
import { RowPositions } from './RowPositions'
import { walkTyped } from './walkEntities'

/** Told of the type of every object in a row, and whether it stands in a list. */
export type OnObject = (typename: string, isInList: boolean) => void

/**
 * A list of records in an answer, as the index knows it: where its rows stand, and which rows show which other records.
 *
 * Everything goes by the ids of the rows, so that a row may come, go and move without a word about the others.
 */
export class IndexedList {
  readonly steps: readonly (string | number)[]
  /** The type of its rows; nothing while it has none. */
  typename: string | undefined
  /** Its rows as they are now: records of one type, or holes. */
  rows: readonly unknown[]
  readonly #onObject: OnObject
  readonly #positions: RowPositions
  /** How many rows were asked what they show. */
  #indexedRows = 0
  /** By type and id, the ids of the rows that show a record inside. */
  readonly #rowsByRecord = new Map<string, Map<string, string | string[]>>()

  constructor(
    steps: readonly (string | number)[],
    rows: readonly unknown[],
    { typename, onObject }: { typename: string | undefined; onObject: OnObject },
  ) {
    this.steps = steps
    this.typename = typename
    this.rows = rows
    this.#onObject = onObject
    this.#positions = new RowPositions(rows)
  }

  /** Learns what further rows show, so many of them; answers how many it learnt. */
  indexRows(limit: number): number {
    const from = this.#indexedRows
    this.#indexedRows = Math.min(this.rows.length, from + limit)
    for (let at = from; at < this.#indexedRows; at++) {
      const row = this.rows[at]
      if (isEntity(row)) this.#addLinks(row)
    }
    return this.#indexedRows - from
  }

  /** Where the rows stand that are a record or show it. */
  positionsOf(record: RecordName): number[] {
    const positions = this.rowPositions(record)
    for (const id of this.#rowsShowing(record))
      for (const at of this.#positions.of(id, this.rows)) if (!positions.includes(at)) positions.push(at)
    return positions
  }

  /** Where a record itself is a row. */
  rowPositions({ __typename, id }: RecordName): number[] {
    return __typename === this.typename ? this.#positions.of(String(id), this.rows) : []
  }

  /** One place where a record is shown, which says as much of it as any other. */
  firstPosition(record: RecordName): number | undefined {
    const [position] = this.rowPositions(record)
    const [id] = position === undefined ? this.#rowsShowing(record) : []
    return id === undefined ? position : this.#positions.of(id, this.rows)[0]
  }

  has({ __typename, id }: RecordName): boolean {
    const isRow = __typename === this.typename && this.#positions.has(String(id))
    return isRow || !!this.#rowsByRecord.get(__typename)?.has(String(id))
  }

  /** Whether all its rows are records, each of them once. */
  get hasUniqueRecords(): boolean {
    return this.#positions.size === this.rows.length
  }

  /** Where a row stands. */
  positionOf(id: Entity['id']): number | undefined {
    return this.#positions.of(String(id), this.rows)[0]
  }

  /** The names of all records in it. */
  *records(): Iterable<RecordName> {
    for (const id of this.#positions.ids()) yield { __typename: this.typename ?? '', id }
    for (const [__typename, ids] of this.#rowsByRecord) for (const id of ids.keys()) yield { __typename, id }
  }

  /** A row refers to other records than before. */
  updateLinks(before: unknown, after: unknown): void {
    if (isEntity(before)) this.#removeLinks(before)
    if (isEntity(after)) this.#addLinks(after)
  }

  /** Its rows are others now, or elsewhere; only that one `row`, where it is said. */
  setRows(rows: readonly unknown[], row?: Entity): void {
    const [removed, added] = row ? singleRowDifference(row, this.rows, rows) : rowDifference(this.rows, rows)
    this.rows = rows
    for (const row of removed) {
      this.#positions.delete(String(row.id))
      this.#removeLinks(row)
    }
    for (const [row, at] of added) {
      this.typename ??= row.__typename
      this.#positions.add(String(row.id), at)
      this.#addLinks(row)
    }
  }

  #rowsShowing({ __typename, id }: RecordName): readonly string[] {
    const rows = this.#rowsByRecord.get(__typename)?.get(String(id))
    return typeof rows === 'string' ? [rows] : (rows ?? [])
  }

  #addLinks(row: Entity): void {
    walkTyped(row, (inner, isInList) => {
      if (inner === row) return
      this.#onObject(inner.__typename, isInList)
      if (isEntity(inner)) this.#addLink(inner, String(row.id))
    })
  }

  #removeLinks(row: Entity): void {
    walkTyped(row, (inner) => {
      if (inner !== row && isEntity(inner)) this.#removeLink(inner, String(row.id))
    })
  }

  #addLink({ __typename, id }: Entity, row: string): void {
    let ids = this.#rowsByRecord.get(__typename)
    if (!ids) this.#rowsByRecord.set(__typename, (ids = new Map<string, string | string[]>()))
    const key = String(id)
    const rows = ids.get(key)
    if (rows === undefined) ids.set(key, row)
    else if (typeof rows === 'string') {
      if (rows !== row) ids.set(key, [rows, row])
    } else if (rows.at(-1) !== row) rows.push(row)
  }

  #removeLink({ __typename, id }: Entity, row: string): void {
    const ids = this.#rowsByRecord.get(__typename)
    const rows = ids?.get(String(id))
    const left = Array.isArray(rows) ? rows.filter((each) => each !== row) : []
    if (left.length > 0) ids?.set(String(id), left)
    else if (rows !== undefined && (Array.isArray(rows) || rows === row)) ids?.delete(String(id))
  }
}
