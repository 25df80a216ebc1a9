import type { QueryObserverOptions } from '@tanstack/query-core'
import type { Capstan } from '../../Capstan'
import type { QueryKey } from '../../client/Client'
import type { TypedDocument } from '../../client/TypedDocument'
import type { GridQuery } from '../query/gridQuery'
import type { GridList, GridTotals } from './GridSource'
import { keptTime } from './pagesQuery'

/** The sums of all rows that match a filter, by column. */
export function totalsQuery(
  { client }: Pick<Capstan, 'client'>,
  {
    totals = '',
    totalsOf,
    ...list
  }: Pick<GridList<never>, 'totals' | 'totalsOf' | 'variables' | 'isAskedAnew'>,
  { filter = {} }: GridQuery,
): QueryObserverOptions<unknown, Error, GridTotals, unknown, QueryKey> {
  const document = totals as TypedDocument<unknown, unknown>
  const variables = { ...list.variables, filter }
  return {
    queryKey: client.keyOf(document, variables),
    queryFn: ({ signal }) => client.ask(document, variables, { signal }),
    select: (answer) => totalsOf?.(answer as never) ?? {}, // of the document it belongs to
    staleTime: Infinity,
    ...keptTime(list),
  }
}
