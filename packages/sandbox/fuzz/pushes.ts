// Changes random rows of every live table while eight accounts watch all they may: nobody is told of a row they see
// neither before nor after the change, and nobody is told more than its table, id and version.
import { setTimeout } from 'node:timers/promises'
import { mulberry32 } from '../seed/random.ts'
import { liveTables } from '../src/platform/live/liveTables.ts'
import { visibleRows } from '../src/platform/live/visibleRows.ts'
import { type Platform, startPlatform } from '../src/platform/startPlatform.ts'
import { aBrowser } from '../src/testing/aBrowser.ts'
import { aSocket, type Frame, type TestSocket } from '../src/testing/aSocket.ts'
import { campaign, type Findings } from './campaign.ts'
import { engines } from './engines.ts'

const people = ['issuer', 'issuer-viewer', 'broker', 'agent', 'ats', 'investor', 'new-investor', 'admin']

interface Watcher {
  name: string
  context: Parameters<typeof visibleRows>[1]
  socket: TestSocket
  /** The rows it was let watch. */
  watched: Set<string>
}

interface Row {
  table: string
  id: string
}

await campaign('pushes', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  let [done, lost] = [0, 0]
  for (const engine of await engines()) {
    const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
    const random = mulberry32(seed)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const rows = await everyLiveRow(platform)
    const watchers = await Promise.all(people.map((name) => aWatcher(platform, name, rows)))
    const owners = watchers.map(({ context }) => context.accountId ?? '')
    await quiet(watchers)
    for (let change = 0; change < (isSlice ? 30 : 600); change++) {
      const row = pick(rows.get(pick([...rows.keys()])) ?? [])
      const before = await whoSees(platform, watchers, row)
      done += await changeRow(platform, row, { owner: pick(owners), kind: random() })
      const after = await whoSees(platform, watchers, row)
      all.runs += 1
      for (const [watcher, frames] of await quiet(watchers)) {
        const seesIt = before.has(watcher) || after.has(watcher)
        for (const frame of frames) {
          const about = `${engine.name}: ${watcher.name} was told ${JSON.stringify(frame)} of ${row.table} ${row.id}`
          if (!isBare(frame)) all.defects.push(`${about}, which is more than a version`)
          // What a row causes in others is theirs; of those, only the watched have an id.
          if (frame.table !== row.table || (frame.id !== null && frame.id !== row.id)) continue
          if (seesIt) continue
          if (frame.id !== null && watcher.watched.has(row.id)) lost += 1
          else all.defects.push(`${about}, which it never saw`)
        }
      }
    }
    for (const { socket } of watchers) socket.close()
    await platform.close()
    await engine.stop()
  }
  const notes = `${done} changes were not refused; ${lost} versions of watched rows went to who had lost sight of them`
  return { ...all, notes }
})

async function everyLiveRow({ db }: Platform): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  for (const table of (await liveTables(db)).keys()) {
    const { rows: found } = await db.pool.query<Row>(
      `select '${table}' as table, id from app_public.${table} order by id limit 150`,
    )
    if (found.length > 0) rows.set(table, found)
  }
  return rows
}

/** Somebody who watches every list, and asks to watch every row. */
async function aWatcher({ url, db }: Platform, name: string, rows: Map<string, Row[]>): Promise<Watcher> {
  const browser = aBrowser(url)
  const accountId = await browser.signInTo(`${name}@capstan.test`)
  const { data } = await browser.graphql('{ getUsersData { user { id } } }')
  const { user } = data?.getUsersData as { user: { id: string } }
  const { rows: links } = await db.pool.query<{ role: string; type: string }>(
    `select role, type from app_public.users_accounts join app_public.accounts on accounts.id = account_id
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
    const { ids } = await socket.ask({ type: 'subscribe', table, ids: found.map(({ id }) => id) })
    for (const id of ids as string[]) watched.add(id)
  }
  return { name, context, socket, watched }
}

async function whoSees({ db }: Platform, watchers: Watcher[], { table, id }: Row): Promise<Set<Watcher>> {
  const seeing = new Set<Watcher>()
  for (const watcher of watchers) {
    const visible = await visibleRows(db, watcher.context, new Map([[table, [id]]]))
    if (visible.get(table)?.includes(id)) seeing.add(watcher)
  }
  return seeing
}

/** Touches a row, gives it to somebody else, shows it to somebody or to nobody any more, or deletes it. */
async function changeRow(
  { db }: Platform,
  { table, id }: Row,
  how: { owner: string; kind: number },
): Promise<number> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where conrelid = $1::regclass and contype = 'f' and confrelid = 'app_public.accounts'::regclass`,
    [`app_public.${table}`],
  )
  const column = rows[Math.floor(how.kind * 1000) % Math.max(rows.length, 1)]?.name
  const [sql, values] = ((): [string, string[]] => {
    if (how.kind < 0.1) return ['delete from app_private.visible_rows where row_id = $1', [id]]
    if (how.kind < 0.2) return ['delete from app_private.document_viewers where document_id = $1', [id]]
    if (how.kind < 0.3) return ['select app_private.show($2, $1)', [id, how.owner]]
    if (how.kind < 0.35) return [`delete from app_public.${table} where id = $1`, [id]]
    if (how.kind < 0.65 && column)
      return [`update app_public.${table} set ${column} = $2 where id = $1`, [id, how.owner]]
    return [`update app_public.${table} set version = version where id = $1`, [id]]
  })()
  // What the rules of the table refuse changes nothing.
  return db.pool.query(sql, values).then(
    () => 1,
    () => 0,
  )
}

/** What everybody was told, once nothing comes any more: lists are told a tenth of a second late. */
async function quiet(watchers: Watcher[]): Promise<Map<Watcher, Frame[]>> {
  await setTimeout(130)
  const told = new Map<Watcher, Frame[]>()
  for (const watcher of watchers) {
    const frames: Frame[] = []
    while (watcher.socket.rest().length > 0) frames.push(await watcher.socket.next())
    told.set(watcher, frames)
  }
  return told
}

function isBare({ table, id, version, ...rest }: Frame): boolean {
  const isRow = typeof table === 'string' && (id === null || typeof id === 'string')
  return isRow && typeof version === 'number' && Object.keys(rest).length === 0
}
