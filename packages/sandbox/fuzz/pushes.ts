// Changes random rows of every live table, several in a transaction, while nine users watch all rows they may: a user who sees a row
// that changed, can now see it or no longer sees it is notified, no user is notified of a row they see neither before nor after, and
// no push has more than its table, id and version.
import { setTimeout } from 'node:timers/promises'
import { mulberry32 } from '../seed/random.ts'
import { inTransaction } from '../src/platform/db/inTransaction.ts'
import { hasRows, liveTables } from '../src/platform/live/liveTables.ts'
import { type Platform, startPlatform } from '../src/platform/startPlatform.ts'
import type { Frame } from '../src/testing/server/aSocket.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import { aChange, type Chance, type Row } from './pushes/changeSomething.ts'
import { judge } from './pushes/judge.ts'
import { aReader } from './pushes/reader.ts'
import { aWatcher, type Watcher } from './pushes/Watcher.ts'

const people = [
  'issuer',
  'issuer-viewer',
  'broker',
  'agent',
  'ats',
  'investor',
  'new-investor',
  'admin',
  'many',
]

await campaign('pushes', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  let [done, frameCount] = [0, 0]
  for (const engine of await engines()) {
    const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
    const random = mulberry32(seed)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const tables = [...(await liveTables(platform.db))].flatMap(([name, sight]) =>
      hasRows(sight) ? name : [],
    )
    const reader = await aReader(platform, tables)
    const watchers: Watcher[] = []
    // Of a table without a row, too: sessions are there only once the first has signed in.
    const found = byTable((await reader.all()).keys())
    const rows = new Map(tables.map((table) => [table, found.get(table) ?? []]))
    for (const name of people) watchers.push(await aWatcher(platform, name, rows))
    const own = new Set(watchers.flatMap((watcher) => watcher.own))
    const chance: Chance = { random, pick, owners: watchers.map(({ context }) => context.accountId ?? '') }
    await setTimeout(500)
    for (const watcher of watchers) await taken(watcher)

    const seenBefore = new Map<Watcher, Awaited<ReturnType<typeof reader.all>>>()
    let allBefore = await reader.all()
    for (const watcher of watchers) seenBefore.set(watcher, await reader.seenBy(watcher))
    for (let change = 0; change < (isSlice ? 15 : 200); change++) {
      // All that rows show takes longer to read: of one person a time.
      const looksClosely = pick(watchers)
      const read = (watcher: Watcher) =>
        watcher === looksClosely ? reader.shownTo(watcher) : reader.seenBy(watcher)
      const shownBefore = await reader.shownTo(looksClosely)
      const known = byTable(allBefore.keys())
      const meant = Array.from({ length: 1 + Math.floor(random() ** 3 * 5) }, (): Row => {
        const table = pick([...known.keys()])
        return { table, id: pick(known.get(table) ?? []) }
      }).filter(({ id }) => !own.has(id))
      const made = await changeTogether(platform, meant, chance)
      done += made.length
      all.runs += 1

      const allAfter = await reader.all()
      const frames = new Map<Watcher, Frame[]>()
      for (const watcher of watchers) {
        const before = watcher === looksClosely ? shownBefore : (seenBefore.get(watcher) ?? new Map())
        const after = await read(watcher)
        const judged = async (attempts: number): Promise<string[]> => {
          frames.set(watcher, [...(frames.get(watcher) ?? []), ...(await taken(watcher))])
          const defects = judge({
            watcher,
            frames: frames.get(watcher) ?? [],
            all: { before: allBefore, after: allAfter },
            seen: { before, after },
            changes: Math.max(1, made.length),
          })
          if (defects.length === 0 || attempts === 0) return defects
          await setTimeout(100)
          return judged(attempts - 1)
        }
        for (const defect of await judged(20))
          all.defects.push(
            `${engine.name}, change ${change}: ${watcher.name} ${defect}; ${JSON.stringify(made)}`,
          )
        frameCount += frames.get(watcher)?.length ?? 0
        seenBefore.set(watcher, watcher === looksClosely ? await reader.seenBy(watcher) : after)
      }
      allBefore = allAfter
      // What comes late belongs to this change, too.
      await setTimeout(130)
      for (const watcher of watchers)
        for (const frame of await taken(watcher)) {
          const defects = judge({
            watcher,
            frames: [frame],
            all: { before: allBefore, after: allAfter },
            seen: {
              before: seenBefore.get(watcher) ?? new Map(),
              after: seenBefore.get(watcher) ?? new Map(),
            },
            changes: 1,
          })
          if (defects.length > 0)
            all.defects.push(
              `${engine.name}, change ${change}, late: ${watcher.name} ${defects.join()}; ${JSON.stringify(made)}`,
            )
        }
    }
    for (const { socket } of watchers) socket.close()
    await platform.close()
    await engine.stop()
  }
  return { ...all, notes: `${done} changes were not refused; ${frameCount} frames were read` }
})

function byTable(rows: Iterable<string>): Map<string, string[]> {
  const tables = new Map<string, string[]>()
  for (const row of rows) {
    const [table = '', id = ''] = row.split(' ')
    tables.set(table, [...(tables.get(table) ?? []), id])
  }
  return tables
}

/** Makes the changes in one transaction, without those that the rules of their tables refuse. */
async function changeTogether(platform: Platform, rows: readonly Row[], chance: Chance): Promise<unknown[]> {
  const made: unknown[] = []
  const changes: [string, unknown[]][] = []
  for (const row of rows) changes.push(await aChange(platform, row, chance))
  await inTransaction(platform.db, async (client) => {
    for (const [sql, values] of changes) {
      await client.query('savepoint one')
      const isMade = await client
        .query(sql, values)
        .then(
          () => client.query('set constraints all immediate').then(() => true),
          () => false,
        )
        .catch(() => false)
      if (isMade) made.push([sql, values])
      else await client.query('rollback to savepoint one')
    }
  })
  return made
}

/** Returns the frames that have arrived, without waiting. */
async function taken({ socket }: Watcher): Promise<Frame[]> {
  const frames: Frame[] = []
  while (socket.rest().length > 0) frames.push(await socket.next())
  return frames
}
