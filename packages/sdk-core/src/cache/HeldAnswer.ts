import { entityKey, isEndless, isEntity, isObject, type EntityKey, type RecordName } from './entity'
import { HeldList, type SeeType } from './HeldList'
import { getAt } from './setAt'

/** What the index knows of one answer: its lists, and the records that stand in none. */
export class HeldAnswer {
  /** The outermost lists of records of one type. */
  readonly lists: HeldList[] = []
  /** Types of the records and connections in it. */
  readonly types = new Set<string>()
  /** Types that stand in a list, and connections, empty ones among them. */
  readonly listTypes = new Set<string>()
  readonly #loose = new Set<EntityKey>()
  /** The answer as the index has last seen or made it. */
  data: unknown

  constructor(data: unknown, onType: (typename: string) => void) {
    this.data = data
    const see: SeeType = (typename, isInList) => {
      if (isInList || typename.endsWith('Connection')) this.listTypes.add(typename)
      if (this.types.has(typename)) return
      this.types.add(typename)
      onType(typename)
    }
    if (isEndless(data)) data.pages.forEach((page, at) => this.#walk(page, ['pages', at], see, true))
    else this.#walk(data, [], see, true)
  }

  /** Learns what further rows of its lists show, so many of them; answers whether it knows all. */
  learn(most = Infinity): boolean {
    let left = most
    for (const list of this.lists) left -= list.learn(left)
    return left > 0
  }

  /** Is another value from now on; says no where more than the rows of its lists is different. */
  become(data: unknown): boolean {
    const lists = this.lists.map(({ steps }) => getAt(data, steps))
    if (this.#loose.size > 0 || hasLoose(data, new Set(lists))) return false
    if (!lists.every((rows) => Array.isArray(rows))) return false
    this.lists.forEach((list, at) => list.become(lists[at] as readonly unknown[])) // it was looked at
    this.data = data
    return true
  }

  /** Whether a record stands in it outside every list. */
  isLoose(record: RecordName): boolean {
    return this.#loose.size > 0 && this.#loose.has(entityKey(record))
  }

  has(record: RecordName): boolean {
    return this.isLoose(record) || this.lists.some((list) => list.has(record))
  }

  /** Whether an array of the answer is one of its lists. */
  isList(value: readonly unknown[]): boolean {
    return this.lists.some(({ rows }) => rows === value)
  }

  keys(): EntityKey[] {
    return [...this.#loose, ...this.lists.flatMap((list) => [...list.names()].map(entityKey))]
  }

  #walk(value: unknown, steps: (string | number)[], see: SeeType, isTop = false): void {
    if (Array.isArray(value)) {
      const rows = rowType(value)
      if (rows) {
        if (rows.typename !== undefined) see(rows.typename, true)
        this.lists.push(new HeldList(steps, value, { ...rows, see }))
      } else value.forEach((each, at) => this.#walk(each, [...steps, at], see))
      return
    }
    if (!isObject(value)) return
    const isTyped = typeof value.__typename === 'string'
    // Free JSON may look like anything and is left alone.
    if (!isTyped && !isTop) return
    if (isTyped) see(String(value.__typename), typeof steps.at(-1) === 'number')
    if (isEntity(value) && !isTop) this.#loose.add(entityKey(value))
    for (const field in value) {
      const inner = value[field]
      if (typeof inner === 'object' && inner !== null) this.#walk(inner, [...steps, field], see)
    }
  }
}

/** Whether a record stands in a value outside some lists. */
function hasLoose(value: unknown, lists: ReadonlySet<unknown>, isTop = true): boolean {
  if (lists.has(value) || typeof value !== 'object' || value === null) return false
  if (!isTop && isEntity(value)) return true
  return Object.values(value).some((inner) => hasLoose(inner, lists, false))
}

/** The one type of all rows; nothing when there is more than one, or something that is no record. */
function rowType(rows: readonly unknown[]): { typename: string | undefined } | undefined {
  let typename: string | undefined
  for (const row of rows) {
    if (row === null) continue
    if (!isEntity(row)) return undefined
    typename ??= row.__typename
    if (row.__typename !== typename) return undefined
  }
  return { typename }
}
