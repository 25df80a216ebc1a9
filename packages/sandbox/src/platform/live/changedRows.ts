import type { Change } from './Change.ts'
import { linkedNews, type Newsroom } from './linkedNews.ts'
import { mostRows } from './ListPushes.ts'
import { newsOf, toldTo, type Viewer } from './News.ts'
import type { ToldRow } from './PushFrame.ts'

/**
 * What a viewer would have been told of a table by these changes; nothing where any row may have changed.
 *
 * A link that was lost since leads to rows that cannot be found any more: they are not told of one by one.
 */
export async function changedRows(
  changes: readonly Change[],
  { viewer, table }: { viewer: Viewer; table: string },
  room: Pick<Newsroom, 'db' | 'tables' | 'touches'>,
): Promise<ToldRow[] | undefined> {
  const viewers = new Set([viewer.accountId, viewer.userId].filter((id) => typeof id === 'string'))
  const links = room.tables.get(table)?.links ?? []
  const concerns = (change: Change) => {
    if ('rows' in change) return change.table === table
    if ('touch' in change) return room.touches.get(change.touch)?.touched === table
    return links.some(({ source }) => source === change.source)
  }
  const own = changes.filter(concerns)
  if (own.some((change) => 'links' in change && change.lost)) return undefined
  const isPlain = links.length === 0 && own.every((change) => 'rows' in change)
  const { news, any, lost } = isPlain
    ? { news: own.flatMap((change) => ('rows' in change ? newsOf(change) : [])), any: [], lost: new Set() }
    : await linkedNews(own, { ...room, viewers, isWatched: (one) => one === table, lostLinks: new Map() })
  if (any.length > 0 || lost.size > 0) return undefined
  const told = new Map<string, ToldRow>()
  for (const each of news) {
    const row = toldTo(viewer, each)
    if (row) told.set(each.id, row)
  }
  return told.size > mostRows ? undefined : [...told.values()]
}
