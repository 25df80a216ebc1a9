import { type FoundRow, findRows } from './findRows.ts'
import { linkedViewers } from './linkedViewers.ts'
import type { LinkedNews, Newsroom } from './linkedNews.ts'
import type { Links } from './linksOf.ts'
import { touchNews } from './touchNews.ts'

/** Whoever gained or lost a link to a row sees more or less in the rows that show something of it. */
export async function shownNews(
  { shown, gained, lost }: Links,
  room: Newsroom,
): Promise<Pick<LinkedNews, 'news' | 'any'>> {
  if (shown.size === 0) return { news: [], any: [] }
  const { db, tables } = room
  const viewers = [...new Set([...gained.values(), ...lost.values()].flatMap((each) => [...each]))]
  const leads = Array.from(shown, ([touch, ids]) => ({ touch, keys: [...ids] }))
  const found = await findRows(db, leads, { tables, viewers })
  const linked = await linkedViewers(
    db,
    found.rows.flatMap(({ keys }) => keys),
    viewers,
  )
  const concerned = ({ keys }: Pick<FoundRow, 'keys'>) =>
    new Set(keys.flatMap((key) => [...(linked.get(key) ?? [key])]).filter((key) => viewers.includes(key)))
  const any = leads
    .filter(({ touch }) => found.many.some((one) => one.touch === touch.touch))
    .map(({ touch }) => ({ table: touch.touched, viewers: new Set(viewers) }))
  return { news: found.rows.map((row) => touchNews(row, concerned(row))), any }
}
