import type { QueryObserverOptions } from '@tanstack/query-core'
import type { Capstan } from '../../Capstan'
import type { QueryKey } from '../../client/Client'
import type { TypedDocument } from '../../client/TypedDocument'
import type { GridQuery } from '../gridQuery'
import type { GridList, GridSourceState } from './GridSource'
import type { PageAnswer } from './pagesQuery'

type Totals = NonNullable<GridSourceState<unknown>['totals']>

/** The sums of all rows that match a filter, by column. */
export function totalsQuery(
  { client }: Pick<Capstan, 'client'>,
  { list, totals = '', totalOf = {} }: GridList,
  { filter = {} }: GridQuery,
): QueryObserverOptions<PageAnswer<unknown>, Error, Totals, PageAnswer<unknown>, QueryKey> {
  const document = totals as TypedDocument<PageAnswer<unknown>, unknown> // the list says which field it has
  return {
    queryKey: client.keyOf(document, { filter }),
    queryFn: ({ signal }) => client.ask(document, { filter }, { signal }),
    select: (answer) =>
      Object.fromEntries(
        Object.entries(totalOf).map(([column, figure]) => [column, answer[list]?.totals?.[figure] ?? null]),
      ),
    staleTime: Infinity,
  }
}
