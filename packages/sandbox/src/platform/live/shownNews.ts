import { type FoundRow, findRows } from './findRows.ts'
import { linkedViewers } from './linkedViewers.ts'
import type { LinkedNews, Newsroom } from './Newsroom.ts'
import type { Links } from './linksOf.ts'
import { touchNews } from './touchNews.ts'

/** Whoever gained or lost a link to a row sees more or less in the rows that show something of it. */
export async function shownNews(
  { shown, gained, lost }: Links,
  { db, tables }: Newsroom,
): Promise<Pick<LinkedNews, 'news' | 'any'>> {
  if (shown.size === 0) return { news: [], any: [] }
  const linkedAnew = new Set([...gained.values(), ...lost.values()].flatMap((each) => [...each]))
  const viewers = [...linkedAnew]
  const leads = Array.from(shown, ([touch, ids]) => ({ touch, keys: [...ids] }))
  const found = await findRows(db, leads, { tables, viewers })
  const linked = await linkedViewers(
    db,
    found.rows.flatMap(({ keys }) => keys),
    viewers,
  )
  const concerned = ({ keys }: Pick<FoundRow, 'keys'>) =>
    new Set(keys.flatMap((key) => [...(linked.get(key) ?? [key])]).filter((key) => linkedAnew.has(key)))
  const any = leads
    .filter(({ touch }) => found.many.some((one) => one.touch === touch.touch))
    .map(({ touch }) => ({ table: touch.touched, viewers: linkedAnew }))
  return { news: found.rows.map((row) => touchNews(row, concerned(row))), any }
}
