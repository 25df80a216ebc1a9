// How long until an investor can type into the first step of the flow, on a processor four times slower than this one.
// Needs a running platform: PORT (default 4400). `--write` renews bench/reports/interactive.md.
import { chromium, type Browser } from 'playwright'
import { existsSync, writeFileSync } from 'node:fs'
import { machineLine } from './machine.ts'
import { signedInState, type SignedIn } from './signedInState.ts'

const origin = `http://localhost:${process.env.PORT ?? 4400}`
const slowdown = 4
/** Milliseconds. */
const target = 1300
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const runs = 7

/**
 * Looks from within the page, because a tool's own questions cost a slowed processor 200 ms: the moment at which a figure
 * put into Units, as soon as the field is there, has become the total and is painted.
 */
function watchUnits(): void {
  const units = () =>
    [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Units')
  const enter = (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(input, '7')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const total = () =>
    [...document.querySelectorAll('input')].find(({ labels }) =>
      labels?.[0]?.textContent?.startsWith('Total'),
    )?.value
  let before: string | undefined
  const look = () => {
    const input = units()
    if (input && before === undefined) {
      before = total() ?? ''
      enter(input)
    }
    if (before !== undefined && total() !== before)
      requestAnimationFrame(() =>
        setTimeout(() =>
          document.documentElement.setAttribute('data-interactive', String(performance.now())),
        ),
      )
    else setTimeout(look, 4)
  }
  look()
}

async function timeOnce(
  browser: Browser,
  path: string,
  storageState: Omit<SignedIn, 'path'>,
): Promise<number> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchUnits)
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  const done = await page.waitForSelector('[data-interactive]', { state: 'attached' })
  const elapsed = Number(await done.getAttribute('data-interactive'))
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
const line = `first step interactive, ${slowdown}× slowed CPU: median ${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)}, ${runs} runs, target ${target})`
console.log(line)
if (process.argv.includes('--write')) {
  const machine = machineLine()
  writeFileSync(
    new URL('./reports/interactive.md', import.meta.url),
    `# Time to the first step\n\n${line}\n\n${machine}\n`,
  )
}
process.exit(median > target ? 1 : 0)
