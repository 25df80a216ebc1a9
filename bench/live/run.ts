// Measures the time to notify the watchers of lists of a change, on PGlite and on PostgreSQL: `pnpm bench live`; `--write` renews
// bench/reports/live.md. Others use the machine's memory bandwidth: run it alone.
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { machineLine } from '../machine.ts'
import { percentile } from '../sandbox/percentile.ts'
import { signIn } from '../sandbox/signIn.ts'
import { aPlatform, type Engine, type MeasuredPlatform } from './aPlatform.ts'
import { readBehind } from './lateReplica.ts'
import { openWatchers } from './listWatchers.ts'
import { changeOnSeveral } from './severalServers.ts'

const sockets = 500
const changes = 100
const many = 40_000
const tables = [
  ...[
    'accounts',
    'allocations',
    'assets',
    'contracts',
    'customers',
    'distribution_payments',
    'distribution_prices',
  ],
  ...[
    'distributions',
    'documents',
    'holdings',
    'ledger_entries',
    'listings',
    'processes',
    'rounds',
    'securities',
    'steps',
  ],
  ...['tokens', 'tranche_bond_data', 'transactions', 'users_accounts'],
]

interface Kind {
  name: string
  ids: string
  change: (id: string) => string
}

const touch = (table: string) => (id: string) =>
  `update app_public.${table} set version = version where id = '${id}'`
const kinds: Kind[] = [
  {
    name: 'a distribution, seen by its owners',
    ids: `select id from app_public.distributions order by md5(id::text) limit ${changes}`,
    change: touch('distributions'),
  },
  {
    name: 'a round, seen by 5,000 accounts through links',
    ids: `select rounds.id from app_public.rounds join app_private.visible_rows on row_id = rounds.id
      group by rounds.id order by count(*) desc limit 1`,
    change: touch('rounds'),
  },
  {
    name: 'a unit value, shown by the holdings of a security',
    ids: `select id from app_public.securities where name = 'Community Preferred'`,
    change: (id) => `update app_public.securities set unit_value = unit_value + 1 where id = '${id}'`,
  },
]

const lines: string[] = []
const say = (line: string) => void (console.log(line), lines.push(line))
const whole = (value: number) => value.toFixed(value < 10 ? 1 : 0)

say('# Telling who watches lists\n')
say(
  `${sockets} sockets of four people watch ${tables.length} lists each, on the large seed (50,000 distributions). A push is timed from before`,
)
say(
  'the change to its last bytes in the watching process, the change itself among it. On PGlite, whose database is in the',
)
say('platform’s process, the processor time is the difference to the same changes without watchers.')
const databaseUrl = process.env.DATABASE_URL
const engines = [{ name: 'PGlite' }, ...(databaseUrl ? [{ name: 'PostgreSQL', databaseUrl }] : [])]
for (const engine of engines) {
  const platform = await aPlatform(engine)
  say(`\n## ${engine.name}\n`)
  await single(platform)
  await backAtOnce(platform)
  await together(platform)
  if (engine.databaseUrl) await severalServers(platform, engine)
  if (engine.databaseUrl) await lateReplica(platform)
  await platform.stop()
}
say(`\n${machineLine()}`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../reports/live.md', import.meta.url), `${lines.join('\n')}\n`)
process.exit(0)

async function single(platform: MeasuredPlatform): Promise<void> {
  say('| change | sockets notified | p50 ms | p95 ms | target p95 | processor ms a change | target |')
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const kind of kinds) {
    const alone = await processorOf(platform, kind)
    const watchers = await openWatchers(platform.url, { sockets, tables })
    const times: number[] = []
    let notified = 0
    const watched = await processorOf(platform, kind, async (id, started) => {
      await watchers.quiet()
      const heard = watchers.heardOf(id)
      notified += heard.length
      times.push(...heard.map((at) => at - started))
      watchers.forget()
    })
    watchers.close()
    say(
      `| ${kind.name} | ${Math.round(notified / changes)} | ${whole(percentile(times, 0.5))} | ${whole(percentile(times, 0.95))} | 50 | ${whole(watched - alone)} | 30 |`,
    )
  }
}

/** Returns the processor time of a change, each in a separate window. */
async function processorOf(
  platform: MeasuredPlatform,
  kind: Kind,
  onEach: (id: string, started: number) => Promise<void> = async () => {},
): Promise<number> {
  const ids = (await platform.sql<{ id: string }>(kind.ids)).map(({ id }) => id)
  await wait(1_000)
  await platform.work()
  for (let change = 0; change < changes; change++) {
    const id = ids[change % ids.length] ?? ''
    const started = performance.now()
    await platform.sql(kind.change(id))
    await onEach(id, started)
    // The next change begins a new window.
    await wait(Math.max(20, started + 250 - performance.now()))
  }
  return (await platform.work()).processor / changes
}

async function together(platform: MeasuredPlatform): Promise<void> {
  const update = `update app_public.distributions set version = version where id in (
    select id from app_public.distributions order by id limit ${many})`
  const { ask } = await signIn(platform.url, 'issuer@capstan.test')
  const watchers = await openWatchers(platform.url, { sockets, tables })
  await wait(1_000)
  watchers.forget()
  await platform.work()
  const started = performance.now()
  let isDone = false
  const waits: number[] = []
  const others = (async () => {
    while (!isDone) {
      const asked = performance.now()
      await ask('{ getUsersData { user { id } } }')
      waits.push(performance.now() - asked)
      await wait(20)
    }
  })()
  await platform.sql(update)
  const committed = performance.now() - started
  await wait(2_000)
  isDone = true
  await others
  watchers.close()
  const { processor, longest } = await platform.work()
  say(`\n${many.toLocaleString('en')} rows in one transaction, the same sockets:\n`)
  say('| | measured | target |\n| --- | ---: | ---: |')
  say(`| the transaction | ${whole(committed)} ms | |`)
  say(`| the last frame after its beginning | ${whole(watchers.frames.lastAt - started)} ms | 15,000 ms |`)
  say(
    `| frames, the longest | ${watchers.frames.count}, ${(watchers.frames.longest / 1000).toFixed(1)} kB | 1,000 kB |`,
  )
  say(`| the longest time without any answer | ${whole(longest)} ms | |`)
  say(`| the longest wait of another client | ${whole(Math.max(...waits))} ms | |`)
  say(`| the platform’s processor | ${whole(processor)} ms | |`)
}

async function backAtOnce(platform: MeasuredPlatform): Promise<void> {
  const watchers = await openWatchers(platform.url, { sockets, tables })
  // Changes before the start of the platform are unknown.
  await wait(5_000)
  for (const { ids, change } of kinds)
    for (const { id } of (await platform.sql<{ id: string }>(ids)).slice(0, 20))
      await platform.sql(change(id))
  await wait(1_000)
  await platform.work()
  const answered = await watchers.comeBack(10_000)
  const { processor, longest } = await platform.work()
  watchers.close()
  say(
    `\nThe same sockets come back at once, after some forty changes: all ${sockets * tables.length} lists are answered after ${whole(answered)} ms, which took the platform’s processor ${whole(processor)} ms; it gave no answer for at most ${whole(longest)} ms.`,
  )
}

async function severalServers(platform: MeasuredPlatform, engine: Engine): Promise<void> {
  const second = await aPlatform(engine)
  const rows = await platform.sql<{ id: string }>(kinds[0]?.ids ?? '')
  const { times, processors } = await changeOnSeveral([platform, second], {
    ids: rows.map(({ id }) => id),
    change: touch('distributions'),
    sockets,
    tables,
  })
  await second.stop()
  say(
    `\nTwo servers on one database, half of the sockets on each, a distribution changed: p95 ${whole(percentile(times, 0.95))} ms (target 50), the processors ${processors.map(whole).join(' and ')} ms a change.`,
  )
}

async function lateReplica(platform: MeasuredPlatform): Promise<void> {
  const { times, requests } = await readBehind(platform, {
    count: 30,
    change: touch('distributions'),
    lag: 600,
  })
  say(
    `\nA replica 600 ms late, a reader that requests until it reads the announced version: p50 ${whole(percentile(times, 0.5))} ms, p95 ${whole(percentile(times, 0.95))} ms, ${whole(percentile(requests, 0.5))} requests (most ${Math.max(...requests)}).`,
  )
}
