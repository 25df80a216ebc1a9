// Measures the cost of a change for a client that shows a portfolio, in Node and in Chromium, on PGlite and on PostgreSQL:
// `pnpm bench live/client`; `--engine PGlite` for one, `--rows 50` for one size, `--write` renews the measured engines in
// bench/reports/live-client.md. "Before" reads the whole list again for each change.
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { machineLine } from '../../machine.ts'
import { signIn } from '../../sandbox/signIn.ts'
import { aPlatform, type Engine, type MeasuredPlatform } from '../aPlatform.ts'
import { bundle } from './bundle.ts'
import { openInChromium } from './inChromium.ts'
import { openInNode } from './inNode.ts'
import { aThousandAMinute, oneByOne, together, type Cost } from './measure.ts'
import type { Session, Shown } from './Session.ts'

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const sizes = option('--rows')?.split(',').map(Number) ?? [50, 2_500, 50_000]
let lines: string[] = []
const say = (line: string) => void (console.log(line), lines.push(line))
const whole = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const kilobytes = (value: number) => (value / 1000).toFixed(1)

const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-bench-'))
const scripts = { Node: await bundle('node', folder), Chromium: await bundle('browser', folder) }
const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (at) => at && existsSync(at),
  ),
  args: ['--no-sandbox', '--disable-gpu'],
})
const databaseUrl = process.env.DATABASE_URL
const engines: Engine[] = [{ name: 'PGlite' }, ...(databaseUrl ? [{ name: 'PostgreSQL', databaseUrl }] : [])]

const intro = [
  '# What a change costs who shows a portfolio\n',
  'Each change is made alone, and timed from its commit until the list that is shown has it. Bytes are those of',
  'answers, not compressed; the client’s processor in Chromium is that of the page’s tasks, the platform’s is what it does',
  'besides what it does at rest. Before: plans are off. The last column is how many times fewer bytes and milliseconds that',
  'are.\n',
].join('\n')
console.log(intro)
for (const engine of engines.filter(({ name }) => name === (option('--engine') ?? name))) {
  const platform = await aPlatform(engine)
  lines = []
  say(`## ${engine.name}\n`)
  say(
    '| client | rows | | requests | kB | ms, median | slowest | platform’s processor ms | client’s processor ms | fewer |',
  )
  say('| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  const more: string[] = []
  for (const rows of sizes) {
    await givePortfolio(platform, rows)
    for (const client of ['Node', 'Chromium'] as const) {
      // A page that reads 50,000 rows again takes minutes: once is enough.
      const isTooSlow = client === 'Chromium' && rows > 10_000
      const before = isTooSlow ? undefined : await measure(platform, { client, rows, isPlanned: false })
      const after = await measure(platform, { client, rows, isPlanned: true }, before)
      more.push(...after.more)
    }
  }
  if (more.length > 0) say('')
  more.forEach(say)
  say(`\n${machineLine()}\n`)
  await platform.stop()
  if (process.argv.includes('--write')) write(engine.name)
}
await browser.close()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

interface Case {
  client: keyof typeof scripts
  rows: number
  isPlanned: boolean
}

/** Gives a number of investments to the investor whose portfolio is shown; the issuer's view does not change. */
async function givePortfolio(platform: MeasuredPlatform, rows: number): Promise<void> {
  const { account } = await signIn(platform.url, 'investor@capstan.test')
  // The number of open subscriptions does not matter here.
  await platform.sql('drop index if exists app_public.one_open_distribution')
  // Nor how many units are for sale: every change asks for some more.
  await platform.sql('update app_public.rounds set total = 1e12')
  await platform.sql('update app_public.allocations set managed_units = null')
  await platform.sql(
    `update app_public.distributions set investor_id = '${account}' where investor_id <> '${account}' and id in (
       select id from app_public.distributions where not locked order by investor_id <> '${account}', id limit ${rows})`,
  )
}

/** Those that may be changed. */
async function unlocked(
  platform: MeasuredPlatform,
  account: string,
  ids: readonly string[],
): Promise<string[]> {
  const found = await platform.sql<{ id: string }>(
    `select id from app_public.distributions where investor_id = '${account}' and not locked`,
  )
  const changeable = new Set(found.map(({ id }) => id))
  return ids.filter((id) => changeable.has(id))
}

/** Measures the cost of single changes; returns it, and the lines of the report about many. */
async function measure(
  platform: MeasuredPlatform,
  { client, rows, isPlanned }: Case,
  before?: { cost: Cost },
): Promise<{ cost: Cost; more: string[] }> {
  const { cookie, account } = await signIn(platform.url, 'investor@capstan.test')
  const shown = { url: platform.url, cookie, account, isPlanned }
  const session = await open(client, shown)
  const ids = await session.show(shown)
  const pair = { platform, session, ids: await unlocked(platform, account, ids) }
  // A warm-up after the first read, which loads the code for changes. Many rows take minutes.
  const isSlow = !isPlanned && rows > 10_000
  if (!isSlow) await oneByOne(pair, 1)
  const cost = await oneByOne(pair, isPlanned ? 20 : isSlow ? 1 : 5)
  const { requests, bytes, middle, slowest } = cost
  const figures = [
    whole(requests),
    kilobytes(bytes),
    ...[middle, slowest, cost.platform, cost.client].map(whole),
    before ? `${whole(before.cost.bytes / bytes)} ×, ${whole(before.cost.middle / middle)} ×` : '',
  ]
  say(`| ${client} | ${ids.length} | ${isPlanned ? 'after' : 'before'} | ${figures.join(' | ')} |`)
  const more = isPlanned && rows === sizes.at(-1) ? await ofMany(client, pair) : []
  await session.stop()
  return { cost, more }
}

async function ofMany(client: string, pair: Parameters<typeof oneByOne>[0]): Promise<string[]> {
  const many = await aThousandAMinute(pair, 20)
  const at = Math.min(40_000, pair.ids.length)
  const all = await together(pair, at)
  const rows = pair.ids.length.toLocaleString('en')
  return [
    `- ${client}, 1,000 changes a minute for 20 s on ${rows} rows: ${(many.share * 100).toFixed(1)} % of a core (target 5), longest task ${whole(many.longest)} ms (50), ${many.requests} requests, ${kilobytes(many.bytes)} kB.`,
    `- ${client}, ${at.toLocaleString('en')} rows in one transaction: settled after ${whole(all.slowest)} ms (15,000), longest task ${whole(all.longest)} ms (200), ${all.requests} requests.`,
  ]
}

function open(client: Case['client'], shown: Shown): Session | Promise<Session> {
  return client === 'Node' ? openInNode(scripts.Node) : openInChromium(browser, scripts.Chromium, shown)
}

/** Each engine has its own part, measured when it was. */
function write(engine: string): void {
  const file = new URL('../../reports/live-client.md', import.meta.url)
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
  const others = known.filter((part) => !part.startsWith(`## ${engine}\n`))
  const parts = [...others, `${lines.join('\n').trim()}\n`].toSorted()
  writeFileSync(file, [intro, parts.map((part) => part.trim()).join('\n\n')].join('\n') + '\n')
}
