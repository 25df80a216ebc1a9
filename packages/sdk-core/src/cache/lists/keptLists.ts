import { isEndless, isEntity, isObject, type Entity } from '../entity'
import { getAt, setAt } from '../setAt'
import { describeLists } from './describeLists'
import { orderOf } from './orderOf'
import { mostRows, type ListPage } from './placeRow'
import type { ListRule, Settled } from './settleList'

/** A list of a cached query that can be kept in step with the records in it. */
export interface KeptList extends ListRule {
  /** Its name in the answer. */
  name: string
  first: number | undefined
  offset: number
}

/** The lists of a query that can be kept in step, by its key; tells of those that are sorted as only the platform can. */
export function keptLists(queryKey: readonly unknown[], onUnsupported = () => {}): readonly KeptList[] {
  const [, , text, variables] = queryKey
  if (typeof text !== 'string') return []
  return describeLists(text, variables).flatMap(({ orderBy, ...list }) => {
    const order = orderOf(orderBy)
    if (!order) onUnsupported()
    return order ? [{ ...list, order }] : []
  })
}

const shown = new Set(['__typename', 'nodes', 'totalCount'])

type Path = readonly (string | number)[]

/** Where an answer has a list: once, or on each page of an endless one. */
export function placesOf(answer: unknown, name: string): Path[] {
  return isEndless(answer) ? answer.pages.map((_, at) => ['pages', at, name]) : [[name]]
}

/**
 * The page that an answer shows of a list; nothing when it shows more than rows and their number. The pages of an endless
 * list are one long page, as long as all but the last are full. Rows that are `known` are not looked at.
 */
export function readPage(
  answer: unknown,
  { name, first, offset }: KeptList,
  known: readonly KnownRows[] = [],
): ListPage | undefined {
  const connections = placesOf(answer, name).map((place) => getAt(answer, place))
  const knownOf = (nodes: unknown) => known.find(({ rows, isFull }) => rows === nodes && isFull)
  if (!connections.every((each) => isPlain(each, knownOf))) return undefined
  const isGapped = connections.slice(0, -1).some(({ nodes }) => nodes.length !== (first ?? mostRows))
  const last = connections.at(-1)
  if (!last || isGapped) return undefined
  const total = typeof last.totalCount === 'number' ? last.totalCount : undefined
  const rows = connections.length === 1 ? last.nodes : connections.flatMap(({ nodes }) => nodes)
  const held = knownOf(rows)
  return {
    rows,
    first: connections.length === 1 ? first : connections.length * (first ?? mostRows),
    offset,
    total,
    ...(held && { find: (id: Entity['id']) => held.find(id) }),
  }
}

/** The rows of a list that is known already. */
export interface KnownRows {
  readonly rows: readonly unknown[]
  /** Whether all are records, each of them once. */
  readonly isFull: boolean
  /** Where a row stands. */
  find(id: Entity['id']): number | undefined
}

interface Connection {
  nodes: Entity[]
  totalCount?: unknown
}

function isPlain(value: unknown, knownOf: (nodes: unknown) => unknown): value is Connection {
  if (!isObject(value) || Object.keys(value).some((key) => !shown.has(key))) return false
  return Array.isArray(value.nodes) && (!!knownOf(value.nodes) || value.nodes.every(isEntity))
}

/** The answer with a page of it brought in step; the same answer when nothing is different. */
export function writePage(
  answer: unknown,
  { name, first }: KeptList,
  page: ListPage,
  { rows, total }: Settled,
): unknown {
  const places = placesOf(answer, name)
  const size = first ?? mostRows
  let out = answer
  places.forEach((place, at) => {
    const before = getAt(answer, [...place, 'nodes']) as readonly unknown[] // a page of it was read
    const after = places.length === 1 ? rows : rows.slice(at * size, (at + 1) * size)
    const isSame = after.length === before.length && after.every((row, each) => row === before[each])
    if (!isSame) out = setAt(out, [...place, 'nodes'], after)
    if (total !== page.total) out = setAt(out, [...place, 'totalCount'], total)
  })
  return out
}

/** Whether an answer's list is one of records of this type. */
export function isListOf(answer: unknown, { name }: KeptList, names: ReadonlySet<string>): boolean {
  const [place = [name]] = placesOf(answer, name)
  const connection = getAt(answer, place)
  return isObject(connection) && names.has(String(connection.__typename))
}
