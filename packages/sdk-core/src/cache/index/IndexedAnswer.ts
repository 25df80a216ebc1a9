import { listTypenames } from './connectionTypenames'
import { entityKey, isEndless, isEntity, isObject, type EntityKey, type RecordRef } from '../entity'
import { IndexedList, type OnObject } from './IndexedList'

/** The index of one answer: its lists, and the records outside them. */
export class IndexedAnswer {
  /** The outermost lists of records of one type. */
  readonly lists: IndexedList[] = []
  /** Types of the records and connections in it. */
  readonly types = new Set<string>()
  /** Types of the rows of lists, and of connections, also empty ones. */
  readonly listTypes = new Set<string>()
  /** Types of connections inside records: the arguments of the query do not give the place of their rows. */
  readonly nestedLists = new Set<string>()
  readonly #outsideLists = new Set<EntityKey>()
  /** The answer as it was last read from the cache or changed by the index. */
  data: unknown

  readonly #topDepth: number
  readonly #onObject: OnObject

  /** Calls `onType` with each type that comes, and again when a list of it comes. */
  constructor(data: unknown, onType: (typename: string) => void) {
    this.data = data
    this.#topDepth = isEndless(data) ? 3 : 1
    this.#onObject = (typename, isInList) => {
      const isListed = isInList || typename.endsWith('Connection')
      if (this.types.has(typename) && (!isListed || this.listTypes.has(typename))) return
      this.types.add(typename)
      if (isListed) this.listTypes.add(typename)
      onType(typename)
    }
    if (isEndless(data)) this.#walkPages(data.pages, 0)
    else this.#walk(data, [], this.#onObject, true)
  }

  /** Adds the pages that follow those it has. Returns false when the data differs in another way. */
  addPages(data: unknown): boolean {
    if (!isEndless(this.data) || !isEndless(data)) return false
    const { pages } = this.data
    if (data.pages.length <= pages.length || pages.some((page, at) => page !== data.pages[at])) return false
    this.#walkPages(data.pages, pages.length)
    this.data = data
    return true
  }

  /** Indexes up to `limit` more rows; returns whether all rows are indexed. */
  indexRows(limit = Infinity): boolean {
    let left = limit
    for (const list of this.lists) left -= list.indexRows(left)
    return left > 0
  }

  /** Returns true when the answer shows a record outside its lists. */
  isOutsideLists(record: RecordRef): boolean {
    return this.#outsideLists.size > 0 && this.#outsideLists.has(entityKey(record))
  }

  has(record: RecordRef): boolean {
    return this.isOutsideLists(record) || this.lists.some((list) => list.has(record))
  }

  /** Returns true when an array of the answer is one of its lists. */
  isList(value: readonly unknown[]): boolean {
    return this.lists.some(({ rows }) => rows === value)
  }

  /** Returns true when the answer has a list of this type of record, even an empty one. */
  hasListOf(typename: string): boolean {
    return listTypenames(typename).some((name) => this.listTypes.has(name))
  }

  keys(): EntityKey[] {
    return [...this.#outsideLists, ...this.lists.flatMap((list) => [...list.records()].map(entityKey))]
  }

  #walkPages(pages: readonly unknown[], from: number): void {
    for (let at = from; at < pages.length; at++) this.#walk(pages[at], ['pages', at], this.#onObject, true)
  }

  #walk(value: unknown, path: (string | number)[], onObject: OnObject, isTop = false): void {
    if (Array.isArray(value)) {
      const rows = commonType(value)
      if (rows) {
        if (rows.typename !== undefined) onObject(rows.typename, true)
        const onInner: OnObject = (typename, isInList) => {
          if (typename.endsWith('Connection')) this.nestedLists.add(typename)
          onObject(typename, isInList)
        }
        this.lists.push(new IndexedList(path, value, { ...rows, onObject: onInner }))
      } else value.forEach((each, at) => this.#walk(each, [...path, at], onObject))
      return
    }
    if (!isObject(value)) return
    const isTyped = typeof value.__typename === 'string'
    // JSON columns have no type and are skipped.
    if (!isTyped && !isTop) return
    if (isTyped) onObject(String(value.__typename), typeof path.at(-1) === 'number')
    if (isTyped && path.length > this.#topDepth && String(value.__typename).endsWith('Connection'))
      this.nestedLists.add(String(value.__typename))
    if (isEntity(value) && !isTop) this.#outsideLists.add(entityKey(value))
    for (const field in value) {
      const inner = value[field]
      if (typeof inner === 'object' && inner !== null) this.#walk(inner, [...path, field], onObject)
    }
  }
}

/** The type that all rows have; `undefined` where types differ, or a row is not a record. */
function commonType(rows: readonly unknown[]): { typename: string | undefined } | undefined {
  let typename: string | undefined
  for (const row of rows) {
    if (row === null) continue
    if (!isEntity(row)) return undefined
    typename ??= row.__typename
    if (row.__typename !== typename) return undefined
  }
  return { typename }
}
