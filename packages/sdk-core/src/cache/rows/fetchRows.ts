import { isObject, type Entity } from '../entity'
import { readVersion } from '../readVersion'
import type { ListPlan } from './ListPlan'
import { listVariables } from './listVariables'

/** Sends a query, and returns its answer without caching it. */
export type Ask = (text: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>

/** The platform's answer to a request for some rows of a list. */
export interface RowsAnswer {
  /** The rows that belong to the list. */
  found: readonly Entity[]
  /** The versions of the asked records that the account may see, in the list or not, by id. */
  versions: ReadonlyMap<string, number>
  /** How many rows the list has, where its answer shows that. */
  total: number | undefined
}

/** Fetches some rows of a list; `variables` are those of the query. */
export async function fetchRows(
  ask: Ask,
  { plan, variables, ids }: { plan: ListPlan; variables: unknown; ids: readonly string[] },
): Promise<RowsAnswer> {
  const given = listVariables(plan, variables)
  // The plan puts the query's filter inside `and`, where null is not allowed.
  const own = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? {}]))
  const asked = new Set(ids)
  const answer = await ask(plan.text, { ...own, ids, rows: ids.length })
  const { rows, known, total } = answer as Record<'rows' | 'known' | 'total', Connection | null | undefined>
  return {
    // createQueryBatch may add rows that others requested.
    found: recordsOf(rows).filter(({ id }) => asked.has(String(id))),
    versions: new Map(recordsOf(known).map(({ id, version }) => [String(id), readVersion(version) ?? 0])),
    total: total?.totalCount,
  }
}

interface Connection {
  nodes?: readonly (Entity | null)[]
  totalCount?: number
}

/** The records of a connection. PostGraphile may leave holes where a record may not be seen. */
export function recordsOf(connection: unknown): Entity[] {
  const nodes = isObject(connection) && Array.isArray(connection.nodes) ? (connection.nodes as unknown[]) : []
  return nodes.filter((each): each is Entity => isObject(each))
}
