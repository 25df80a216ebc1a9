// How long until an investor can type into the first step of the flow, on a processor four times slower than this one.
// Needs a running platform: PORT (default 4400). `--write` renews bench/reports/interactive.md.
import { chromium, type Browser } from 'playwright'
import { existsSync, writeFileSync } from 'node:fs'
import { machineLine } from './machine.ts'
import { signedInState, type SignedIn } from './signedInState.ts'

const origin = `http://localhost:${process.env.PORT ?? 4400}`
const slowdown = 4
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
const runs = 7

async function timeOnce(
  browser: Browser,
  path: string,
  storageState: Omit<SignedIn, 'path'>,
): Promise<number> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  const units = page.getByRole('textbox', { name: 'Units' })
  await units.waitFor({ state: 'visible' })
  await units.fill('7')
  const elapsed = await page.evaluate(() => performance.now())
  await context.close()
  return elapsed
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const { path, ...state } = await signedInState(browser, origin)
const times: number[] = []
for (let run = 0; run < runs; run++) times.push(await timeOnce(browser, path, state))
await browser.close()

const sorted = times.toSorted((a, b) => a - b)
const [least = 0] = sorted
const median = sorted[Math.floor(runs / 2)] ?? 0
const most = sorted.at(-1) ?? 0
const line = `first step interactive, ${slowdown}× slowed CPU: median ${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)}, ${runs} runs, target 2000)`
console.log(line)
if (process.argv.includes('--write')) {
  const machine = machineLine()
  writeFileSync(
    new URL('./reports/interactive.md', import.meta.url),
    `# Time to the first step\n\n${line}\n\n${machine}\n`,
  )
}
process.exit(median > 2000 ? 1 : 0)
