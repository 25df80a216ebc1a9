// Measures the time from a key press to the paint, in the largest form of account setup, on a processor four times slower than
// this one: `node bench/forms/run.ts [--write]`. `--write` renews bench/reports/forms.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { build } from 'esbuild'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { machineLine } from '../machine.ts'
import { percentile } from '../sandbox/percentile.ts'

const slowdown = 4
const target = 50
const runs = 5
/** The typed text: the name of the field, its index among fields of that name, and the keys. */
const typed = [
  ['Account name', 0, 'Harbour Walk Holdings'],
  ['First name', 1, 'Beatrice Annegret'],
  ['Street address', 2, '9 Water Street, Unit 12'],
  ['Tax ID', 2, '987-65-4320'],
  ['Email', 1, 'bea.lindqvist@example.com'],
  ['Postal code', 5, '04101-2233'],
] as const

const script = await bundle()
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const found = []
for (let run = 0; run < runs; run++) found.push(await typeOnce(browser))
await browser.close()

const calmest = found.toSorted((a, b) => a.p95 - b.p95)[0]
const rows = found.map(({ load, keys, p50, p95, most, inputDelays, worked, renders }) =>
  [
    load,
    keys,
    p50.toFixed(1),
    p95.toFixed(1),
    most.toFixed(1),
    inputDelays,
    worked.toFixed(1),
    renders.toFixed(1),
  ].join(' | '),
)
const table = `| load | keys | p50 ms | p95 ms | most ms | most by Event Timing, ms | p95 of its own work, ms | renders a key |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| ${rows.join(' |\n| ')} |`
console.log(table)
if (process.argv.includes('--write')) writeFileSync(new URL('../reports/forms.md', import.meta.url), report())
process.exit(calmest && calmest.p95 <= target ? 0 : 1)

async function typeOnce(browser: Browser) {
  const page = await open(browser)
  const devtools = await slowDown(page)
  const before = await page.evaluate(() => renders)
  const worked: number[] = []
  for (const [name, at, text] of typed) {
    await page.getByRole('textbox', { name, exact: true }).nth(at).focus()
    for (const key of [...text, 'Tab']) worked.push(await press(page, devtools, key))
  }
  const { times, inputDelays, drawn } = await page.evaluate(() => ({
    times: keyTimes,
    inputDelays: eventTimes,
    drawn: renders,
  }))
  await page.close()

  return {
    load: os.loadavg()[0]?.toFixed(1),
    keys: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    most: percentile(times, 1),
    inputDelays: Math.max(16, ...inputDelays),
    worked: percentile(worked, 0.95),
    renders: (drawn - before) / times.length,
  }
}

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.evaluate((countries) => Object.assign(globalThis, { countries }), platformCountries())
  await page.addScriptTag({ content: script })
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  return page
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

/** Returns the processor time of the page in milliseconds; it does not include other programs on the machine. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Types a key, ten a second, each after the one before is painted. Returns the processor time of the page. */
async function press(page: Page, devtools: CDPSession, key: string): Promise<number> {
  const count = await page.evaluate(() => keyTimes.length)
  const before = await busyMs(devtools)
  await page.keyboard.press(key)
  await page.waitForFunction((before) => keyTimes.length > before, count)
  const after = await busyMs(devtools)
  await page.waitForTimeout(100)
  return after - before
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('page.tsx', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['capstan-source', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** The platform's own list: each of the six fields for a country chooses from all of them. */
function platformCountries() {
  const sql = readFileSync(new URL('../../packages/sandbox/schema/lookups/data.sql', import.meta.url), 'utf8')
  return [...sql.matchAll(/\((\d+), '([A-Z]{2})', '[A-Z]{3}', '((?:[^']|'')*)'/g)].map(
    ([, id, alpha2 = '', name = '']) => ({
      id: Number(id),
      name: name.replaceAll("''", "'"),
      alpha2,
    }),
  )
}

function report(): string {
  return `# Keys of a form

How long a key takes from its press until what it typed is painted, in the largest form of account setup: a joint account of
two holders, and two addresses of each of the three, ${typed.length} fields typed into. The production build of the kit in Chromium, on a
processor slowed ${slowdown} times, ten keys a second, and Tab at the end of
each field, which checks the form. The target is ${target} ms; the calmest of ${runs} runs counts, for others may load the
machine. Waiting for the next frame, up to 17 ms, is part of it. The page's own work is the time of its
processor from the press to the paint, slowed down as well; without other processes. A render is one call of a component. Renewed by
\`pnpm bench forms --write\`.

${table}

The calmest run: p50 ${calmest?.p50.toFixed(1)} ms, p95 ${calmest?.p95.toFixed(1)} ms, most ${calmest?.most.toFixed(1)} ms.

${machineLine()}
`
}
