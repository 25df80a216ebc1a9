import type { visibleRows } from '../../src/platform/live/updates/visibleRows.ts'
import type { Platform } from '../../src/platform/startPlatform.ts'
import { aBrowser } from '../../src/testing/server/aBrowser.ts'
import { aSocket, type TestSocket } from '../../src/testing/server/aSocket.ts'

/** A user who watches every list, and each of the given rows that they may see. */
export interface Watcher {
  name: string
  context: Parameters<typeof visibleRows>[1]
  socket: TestSocket
  /** The rows they were let watch, `<table> <id>`. */
  watched: Set<string>
  /** The rows by which they are who they are. */
  own: string[]
}

/** Signs in and watches; `rows` are the ids of each live table. */
export async function aWatcher(
  { url, db }: Platform,
  name: string,
  rows: ReadonlyMap<string, readonly string[]>,
): Promise<Watcher> {
  const browser = aBrowser(url)
  const accountId = await browser.signInTo(`${name}@capstan.test`)
  const { data } = await browser.graphql('{ getUsersData { user { id } } }')
  const { user } = data?.getUsersData as { user: { id: string } }
  const { rows: links } = await db.pool.query<{ id: string; role: string; type: string }>(
    `select users_accounts.id, role, type from app_public.users_accounts join app_public.accounts on accounts.id = account_id
     where user_id = $1 and account_id = $2`,
    [user.id, accountId],
  )
  const context = {
    userId: user.id,
    accountId,
    role: links[0]?.role ?? null,
    accountType: links[0]?.type ?? null,
    requestId: name,
    sessionKind: 'cookie' as const,
  }
  const socket = await aSocket(url, { account: accountId, headers: { cookie: browser.cookie, origin: url } })
  const watched = new Set<string>()
  for (const [table, found] of rows) {
    await socket.ask({ type: 'subscribe', table, ids: [] })
    let answer = await socket.ask({ type: 'subscribe', table, ids: found.slice(0, 75) })
    // A push of the list may come first.
    while (answer.type !== 'subscribed') answer = await socket.next()
    for (const id of answer.ids as string[]) watched.add(`${table} ${id}`)
  }
  return { name, context, socket, watched, own: [user.id, accountId, ...links.map(({ id }) => id)] }
}
