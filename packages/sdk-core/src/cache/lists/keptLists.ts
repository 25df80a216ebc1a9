import { isEntity, isObject, type Entity } from '../entity'
import { setAt } from '../setAt'
import { describeLists } from './describeLists'
import { orderOf } from './orderOf'
import type { ListPage } from './placeRow'
import type { ListRule, Settled } from './settleList'

/** A list of a cached query that can be kept in step with the records in it. */
export interface KeptList extends ListRule {
  /** Its name in the answer. */
  name: string
  first: number | undefined
  offset: number
}

/** The lists of a query that can be kept in step, by its key. */
export function keptLists(queryKey: readonly unknown[]): readonly KeptList[] {
  const [, , text, variables] = queryKey
  if (typeof text !== 'string') return []
  return describeLists(text, variables).flatMap(({ orderBy, ...list }) => {
    const order = orderOf(orderBy)
    return order ? [{ ...list, order }] : []
  })
}

const shown = new Set(['__typename', 'nodes', 'totalCount'])

/** The page that an answer shows of a list; nothing when it shows more than rows and their number. */
export function readPage(answer: unknown, { name, first, offset }: KeptList): ListPage | undefined {
  const connection = isObject(answer) ? answer[name] : undefined
  if (!isObject(connection) || Object.keys(connection).some((key) => !shown.has(key))) return undefined
  const { nodes, totalCount } = connection
  if (!Array.isArray(nodes) || !nodes.every(isEntity)) return undefined
  const total = typeof totalCount === 'number' ? totalCount : undefined
  return { rows: nodes as Entity[], first, offset, total }
}

/** The answer with a page of it brought in step; the same answer when nothing is different. */
export function writePage(
  answer: unknown,
  { name }: KeptList,
  page: ListPage,
  { rows, total }: Settled,
): unknown {
  const isSame = rows.length === page.rows.length && rows.every((row, at) => row === page.rows[at])
  const withRows = isSame ? answer : setAt(answer, [name, 'nodes'], rows)
  return total === page.total ? withRows : setAt(withRows, [name, 'totalCount'], total)
}

/** Whether an answer's list is one of records of this type. */
export function isListOf(answer: unknown, { name }: KeptList, names: ReadonlySet<string>): boolean {
  const connection = isObject(answer) ? answer[name] : undefined
  return isObject(connection) && names.has(String(connection.__typename))
}
