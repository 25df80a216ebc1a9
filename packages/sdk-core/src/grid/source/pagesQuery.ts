import type { InfiniteData, InfiniteQueryObserverOptions } from '@tanstack/query-core'
import type { Capstan } from '../../Capstan'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { QueryKey } from '../../client/Client'
import type { TypedDocument } from '../../client/TypedDocument'
import { CapstanError } from '../../errors/CapstanError'
import { gridPageSize } from '../query/gridPage'
import type { GridQuery } from '../query/gridQuery'
import type { GridList, ListAnswer } from './GridSource'

/** An answer with the list in one of its fields. */
export type PageAnswer<Row> = Record<string, ListAnswer<Row> | null>

/** The list of an answer. */
export function listIn<Row>(
  { listOf }: Pick<GridList<Row>, 'listOf'>,
  answer: PageAnswer<Row>,
): ListAnswer<Row> | null {
  return listOf(answer as never) // which document it answers is known to those who made the list
}

/** Reads the rows of a page, once for as long as that is the same. */
export function pageReader<Row>(list: Pick<GridList<Row>, 'listOf'>): (page: PageAnswer<Row>) => Row[] {
  return memoizeByRow((page) => rowsOf(listIn(list, page)))
}

/** The start of a page, and the row before it. */
export interface PageStart {
  offset: number
  last?: string
}

type Options<Row> = InfiniteQueryObserverOptions<
  PageAnswer<Row>,
  Error,
  InfiniteData<PageAnswer<Row>, PageStart>,
  QueryKey,
  PageStart
>

/**
 * The pages of a list, one below the other. Each is requested with the last row of the page before it: where that stands
 * somewhere else by now, rows have come or gone, and the page would skip one or show one twice.
 */
export function pagesQuery<Row extends { id: string }>(
  { client }: Pick<Capstan, 'client'>,
  gridList: GridList<Row>,
  { filter = {}, orderBy = ['ID_ASC'] }: GridQuery,
): Options<Row> {
  const { list, pages: text, pageSize = gridPageSize } = gridList
  const document = text as TypedDocument<PageAnswer<Row>, unknown> // the list says which field it has
  const variables = { ...gridList.variables, filter, orderBy, first: pageSize, offset: 0 }
  const rowsIn = pageReader(gridList)
  return {
    queryKey: client.keyOf(document, variables),
    async queryFn({ pageParam: { offset, last }, signal }) {
      if (last === undefined) return client.ask(document, variables, { signal })
      const overlapping = { ...variables, first: pageSize + 1, offset: offset - 1 }
      const answer = await client.ask(document, overlapping, { signal })
      const found = listIn(gridList, answer)
      const [before, ...nodes] = found?.nodes ?? []
      if (before?.id !== last) throw new CapstanError('rows_moved')
      return { ...answer, [list]: { ...found, nodes } }
    },
    initialPageParam: { offset: 0 },
    getNextPageParam(page, pages) {
      const offset = pages.reduce((sum, each) => sum + rowsIn(each).length, 0)
      const last = pages.findLast((each) => rowsIn(each).length > 0)
      const id = last && rowsIn(last).at(-1)?.id
      const isMore = id !== undefined && offset < (listIn(gridList, page)?.totalCount ?? 0)
      return isMore ? { offset, last: id } : undefined
    },
    staleTime: Infinity,
    ...keptTime(gridList),
  }
}

/** The time for which answers are kept that are not shown. */
export function keptTime({ isAskedAnew }: Pick<GridList<never>, 'isAskedAnew'>): { gcTime?: number } {
  return isAskedAnew ? { gcTime: 0 } : {}
}
