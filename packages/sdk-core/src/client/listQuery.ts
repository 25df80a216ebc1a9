import type { Client } from './Client'
import { readAllPages, type Page } from './readAllPages'
import type { CapstanQuery, RecordQueryParts } from './recordQuery'
import type { TypedDocument } from './TypedDocument'

/** An answer with a list in one of its fields. */
type ListAnswer<TList extends string> = Record<TList, { nodes: readonly unknown[] | null } | null>

/** How a query of a whole list is made. */
export interface ListQueryParts<TView, TAnswer, TList extends string> extends Omit<
  RecordQueryParts<TView, TAnswer, Page>,
  'variables'
> {
  /** Asks for one page: its variables are `$first` and `$offset`. */
  document: TypedDocument<TAnswer, Page>
  /** The field that has the list. */
  list: TList
}

/**
 * Query options of a whole list: it is read a thousand rows at a time, and cached as one answer without a page, so that
 * a record that is created, changed or deleted finds its place in it.
 */
export function listQuery<TView, TAnswer extends ListAnswer<TList>, TList extends string>(
  { client }: { client: Pick<Client, 'keyOf' | 'ask'> },
  { document, list, select, entities = [], staleTime = Infinity }: ListQueryParts<TView, TAnswer, TList>,
): CapstanQuery<TView, TAnswer> {
  return {
    queryKey: client.keyOf(document, {}),
    async queryFn({ signal }) {
      let answer: TAnswer | undefined
      const nodes = await readAllPages(async (page) => {
        answer = await client.ask(document, page, { signal })
        return answer[list]?.nodes ?? []
      })
      return { ...answer, [list]: { ...answer?.[list], nodes } } as TAnswer // the last page, with the rows of all
    },
    select,
    staleTime,
    entities,
  }
}
