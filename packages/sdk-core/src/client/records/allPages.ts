import type { ListPlan } from '../../cache/rows/ListPlan'
import type { Client } from '../Client'
import { listsOf } from './listsOf'
import type { LiveRecord } from './LiveTable'
import type { CapstanQuery } from './recordQuery'
import { shownBy } from './shownBy'
import type { TypedDocument } from '../TypedDocument'

/** One page of a list that is read by id: up to `first` rows after a row. */
export interface PageVariables {
  after: string
  first: number
}

/** A list that is read to its end. */
export interface AllPages<TRow> {
  document: { toString(): string }
  variables: Readonly<Record<string, unknown>>
  read: (client: Pick<Client, 'ask'>, signal?: AbortSignal) => Promise<{ nodes: TRow[] }>
}

interface Connection<TRow> {
  nodes: readonly (TRow | null)[]
}

const pageSize = 1000
const beforeFirst = '00000000-0000-0000-0000-000000000000'

/**
 * A list that is read to its end, a thousand rows at a time. Its document is sorted by id and asks for the rows with an
 * id greater than `$after`, so that rows that come and go between two pages shift none of the others.
 */
export function allPages<TAnswer, TVariables extends object, TRow extends { id: string }>(
  document: TypedDocument<TAnswer, TVariables & PageVariables>,
  variables: TVariables,
  connectionOf: (answer: TAnswer) => Connection<TRow> | null,
): AllPages<TRow> {
  const read: AllPages<TRow>['read'] = async (client, signal) => {
    const rows: TRow[] = []
    for (;;) {
      const page = { after: rows.at(-1)?.id ?? beforeFirst, first: pageSize }
      const connection = connectionOf(await client.ask(document, { ...variables, ...page }, { signal }))
      const nodes = connection?.nodes ?? []
      // There may be holes where a row may not be seen.
      for (const row of nodes) if (row) rows.push(row)
      // A page without any row would be requested again and again.
      if (nodes.length < pageSize || nodes.every((row) => !row)) return { ...connection, nodes: rows }
    }
  }
  return { document, variables: { ...variables, after: beforeFirst }, read }
}

/** The answer of lists that are read to their end, by the names they were given; those not requested are missing. */
export type AllPagesAnswer<TRows> = { [Name in keyof TRows]?: { nodes: readonly TRows[Name][] } }

/** How old an answer may be that counts as fetched by the page that shows it: pages ask before they are rendered. */
const askedAheadMs = 2_000

/** A query for lists that are read to their end, always fetched when it is shown. */
export function allPagesQuery<TRows, TView>(
  { client }: { client: Pick<Client, 'ask' | 'keyOf'> },
  lists: { [Name in keyof TRows]: AllPages<TRows[Name]> | undefined },
  select: (answer: AllPagesAnswer<TRows>) => TView,
): CapstanQuery<TView, AllPagesAnswer<TRows>> {
  const asked = Object.entries<AllPages<unknown> | undefined>(lists).flatMap(([name, list]) =>
    list ? { name, ...list } : [],
  )
  const text = asked.map(({ document }) => document.toString()).join('\n')
  const document = { toString: () => text, lists: asked.flatMap(planOf) }
  const variables = Object.fromEntries(asked.map(({ name, variables }) => [name, variables]))
  return {
    queryKey: client.keyOf(document, variables),
    queryFn: async ({ signal }) => {
      const answers = asked.map(async ({ name, read }) => [name, await read(client, signal)] as const)
      return Object.fromEntries<unknown>(await Promise.all(answers)) as AllPagesAnswer<TRows> // one list by each name
    },
    select,
    staleTime: askedAheadMs,
    entities: distinct(asked.flatMap(({ document, variables }) => shownBy(document, variables))),
  }
}

/** How a query of one whole list is made. */
export interface ListQueryParts<TView, TAnswer, TList extends string> {
  /** Asks for one page by id: its variables are `$after` and `$first`. */
  document: TypedDocument<TAnswer, PageVariables>
  /** The field that has the list. */
  list: TList
  /** Reads the answer; one function for all calls, so that an unchanged answer is read once. */
  select: (answer: TAnswer) => TView
}

/** A query for one list that is read to its end; its changes arrive by themselves while it is shown. */
export function listQuery<
  TView,
  TAnswer extends Record<TList, Connection<{ id: string }> | null>,
  TList extends string,
>(
  capstan: { client: Pick<Client, 'ask' | 'keyOf'> },
  { document, list, select }: ListQueryParts<TView, TAnswer, TList>,
): CapstanQuery<TView, TAnswer> {
  const rows = allPages(document, {}, (answer: TAnswer) => answer[list])
  const query = allPagesQuery(capstan, { [list]: rows }, (answer) => select(answer as TAnswer)) // the list alone
  return {
    ...query,
    queryFn: query.queryFn as CapstanQuery<TView, TAnswer>['queryFn'],
    select,
    staleTime: Infinity,
  }
}

function distinct(records: readonly LiveRecord[]): LiveRecord[] {
  return [...new Map(records.map((each) => [`${each.table} ${each.id ?? ''}`, each])).values()]
}

function planOf({ name, document }: AllPages<unknown> & { name: string }): ListPlan[] {
  return (listsOf(document) ?? []).map((plan) => ({
    ...plan,
    name,
    source: { text: document.toString(), name: plan.name },
  }))
}
