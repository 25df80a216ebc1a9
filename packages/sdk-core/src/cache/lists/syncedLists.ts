import { isEndless, isEntity, isObject, type Entity } from '../entity'
import { getAt, setAt } from '../edits/setAt'
import type { ListPlan } from '../rows/ListPlan'
import { listVariables } from '../rows/listVariables'
import { describeLists, type ListDescription } from './describeLists'
import { orderOf } from './orderOf'
import { maxRows, type ListPage } from './pageRows'
import type { ListRule, UpdatedPage } from './updatePage'

/** A list of a cached query that can be kept in sync with its records. */
export interface SyncedList extends ListRule {
  /** Its name in the answer. */
  name: string
  first: number | undefined
  offset: number
}

/**
 * The lists of a query that can be kept in sync, those read to their end among them; `onUnsupported` is called for each
 * that only the platform can sort.
 */
export function syncedLists(
  queryKey: readonly unknown[],
  plans: readonly ListPlan[] = [],
  onUnsupported = () => {},
): readonly SyncedList[] {
  const [, , text, variables] = queryKey
  if (typeof text !== 'string') return []
  const complete = plans.flatMap((plan) => describeComplete(plan, variables))
  // An answer that is put together from documents has no other lists.
  const lists = complete.length > 0 ? complete : describeLists(text, variables)
  return lists.flatMap(({ orderBy, ...list }) => {
    const order = orderOf(orderBy)
    if (!order) onUnsupported()
    return order ? [{ ...list, order }] : []
  })
}

/** A list that is read to its end, by its own document. */
function describeComplete(plan: ListPlan, variables: unknown): ListDescription[] {
  const { name, source } = plan
  if (!source) return []
  const lists = describeLists(source.text, listVariables(plan, variables))
  return lists.filter((list) => list.name === source.name).map((list) => ({ ...list, name, first: Infinity }))
}

const supportedKeys = new Set(['__typename', 'nodes', 'totalCount'])

type Path = readonly (string | number)[]

/** The paths of a list in an answer: one, or one for each page of an infinite query. */
export function pathsOf(answer: unknown, name: string): Path[] {
  return isEndless(answer) ? answer.pages.map((_, at) => ['pages', at, name]) : [[name]]
}

/** The name of the list whose rows are at a path of an answer; `undefined` for rows inside records. */
export function listNameAt(answer: unknown, path: Path): Path[number] | undefined {
  // [name, 'nodes'], or ['pages', n, name, 'nodes'].
  const [name, nodes, ...deeper] = isEndless(answer) ? path.slice(2) : path
  return nodes === 'nodes' && deeper.length === 0 ? name : undefined
}

/**
 * The page that an answer shows of a list; `undefined` when it has more than rows and their count. The pages of an
 * infinite query form one long page if all but the last are full. Rows that are `indexed` are not checked again.
 */
export function readPage(
  answer: unknown,
  { name, first, offset }: SyncedList,
  indexed: readonly IndexedRows[] = [],
): ListPage | undefined {
  const connections = pathsOf(answer, name).map((path) => getAt(answer, path))
  const indexedRowsOf = (nodes: unknown) =>
    indexed.find(({ rows, hasUniqueRecords }) => rows === nodes && hasUniqueRecords)
  if (!connections.every((each) => isSupported(each, indexedRowsOf))) return undefined
  const hasGap = connections.slice(0, -1).some(({ nodes }) => nodes.length !== (first ?? maxRows))
  const last = connections.at(-1)
  if (!last || hasGap) return undefined
  const total = typeof last.totalCount === 'number' ? last.totalCount : undefined
  const rows = connections.length === 1 ? last.nodes : connections.flatMap(({ nodes }) => nodes)
  const held = indexedRowsOf(rows)
  return {
    rows,
    first: connections.length === 1 ? first : connections.length * (first ?? maxRows),
    offset,
    total,
    ...(held && { positionOf: (id: Entity['id']) => held.positionOf(id) }),
  }
}

/** The rows of a list that is indexed already. */
export interface IndexedRows {
  readonly rows: readonly unknown[]
  /** True when all rows are records, and none appears twice. */
  readonly hasUniqueRecords: boolean
  /** The position of the row with an id. */
  positionOf(id: Entity['id']): number | undefined
}

interface Connection {
  nodes: Entity[]
  totalCount?: unknown
}

function isSupported(value: unknown, indexedRowsOf: (nodes: unknown) => unknown): value is Connection {
  if (!isObject(value) || Object.keys(value).some((key) => !supportedKeys.has(key))) return false
  return Array.isArray(value.nodes) && (!!indexedRowsOf(value.nodes) || value.nodes.every(isEntity))
}

/** The answer with a page of it updated; the same answer when nothing changed. */
export function writePage(
  answer: unknown,
  { name, first }: SyncedList,
  page: ListPage,
  { rows, total }: UpdatedPage,
): unknown {
  const paths = pathsOf(answer, name)
  const size = first ?? maxRows
  let out = answer
  paths.forEach((path, at) => {
    const before = getAt(answer, [...path, 'nodes']) as readonly unknown[] // a page of it was read
    const after = paths.length === 1 ? rows : rows.slice(at * size, (at + 1) * size)
    const isSame = after.length === before.length && after.every((row, each) => row === before[each])
    if (!isSame) out = setAt(out, [...path, 'nodes'], after)
    if (total !== page.total) out = setAt(out, [...path, 'totalCount'], total)
  })
  return out
}

/** Returns true when an answer's list is one of records of this type. */
export function isListOf(answer: unknown, { name }: SyncedList, names: ReadonlySet<string>): boolean {
  const [path = [name]] = pathsOf(answer, name)
  const connection = getAt(answer, path)
  return isObject(connection) && names.has(String(connection.__typename))
}
