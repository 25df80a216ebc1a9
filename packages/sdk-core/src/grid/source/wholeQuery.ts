import type { Capstan } from '../../Capstan'
import { allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import type { GridList } from './GridSource'
import { keptTime } from './pagesQuery'
import { wholePages } from './wholePages'

interface Whole<Row> {
  rows: Row
}

/** Every row of a list that matches a filter, read by id a thousand at a time; `onPage` hears how many each page had. (C-40) */
export function wholeQuery<Row extends { id: string }>(
  { client }: Pick<Capstan, 'client'>,
  gridList: GridList<Row>,
  read: Parameters<typeof wholePages<Row>>[1],
): CapstanQuery<readonly Row[], AllPagesAnswer<Whole<Row>>> {
  const rows = wholePages(gridList, read)
  return {
    ...allPagesQuery<Whole<Row>, readonly Row[]>({ client }, { rows }, (answer) => answer.rows?.nodes ?? []),
    staleTime: Infinity,
    ...keptTime(gridList),
  }
}
