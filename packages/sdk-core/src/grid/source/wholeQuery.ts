import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import { rowsOf } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import type { TypedDocument } from '../../client/TypedDocument'
import type { GridQuery } from '../gridQuery'
import type { GridList } from './GridSource'
import type { PageAnswer } from './pagesQuery'

interface Whole<Row> {
  rows: Row
}

/** Every row of a list that matches a filter, read by id a thousand at a time; `onPage` hears how many each page had. (C-40) */
export function wholeQuery<Row extends { id: string }>(
  { client }: Pick<Capstan, 'client'>,
  { list, whole }: GridList,
  { filter = {}, onPage }: Pick<GridQuery, 'filter'> & { onPage: (rows: number) => void },
): CapstanQuery<readonly Row[], AllPagesAnswer<Whole<Row>>> {
  const document = whole as TypedDocument<PageAnswer<Row>, { filter: object; after: string; first: number }> // the list says so
  const rows = allPages(document, { filter }, (answer) => {
    const connection = answer[list] ?? null
    onPage(rowsOf(connection).length)
    return connection
  })
  return {
    ...allPagesQuery<Whole<Row>, readonly Row[]>({ client }, { rows }, (answer) => answer.rows?.nodes ?? []),
    staleTime: Infinity,
  }
}
