import { allPages, type AllPages } from '../../client/records/allPages'
import { rowsOf } from '../../client/records/answers'
import type { TypedDocument } from '../../client/TypedDocument'
import type { GridQuery } from '../query/gridQuery'
import type { GridList } from './GridSource'
import { listIn, type PageAnswer } from './pagesQuery'

/** The rows of a list that match a filter, to be read by id a thousand at a time; `onPage` hears how many each page had. */
export function wholePages<Row extends { id: string }>(
  gridList: GridList<Row>,
  { filter = {}, onPage }: Pick<GridQuery, 'filter'> & { onPage: (rows: number) => void },
): AllPages<Row> {
  const document = gridList.whole as TypedDocument<
    PageAnswer<Row>,
    { filter: object; after: string; first: number }
  > // the list says so
  return allPages(document, { ...gridList.variables, filter }, (answer) => {
    const connection = listIn(gridList, answer)
    onPage(rowsOf(connection).length)
    return connection
  })
}
