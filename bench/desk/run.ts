// How quick the desk is: from page to page, while one types, and while a round changes a thousand times a minute.
// Needs a running platform: PORT (default 4400). `--small` tries it out; `--write` renews bench/reports/desk.md.
import { writeFileSync } from 'node:fs'
import { machineLine } from '../machine.ts'
import { liveRound } from './liveRound.ts'
import { issuerState, openBrowser, slowdown } from './stage.ts'
import { coldTimes, typingTimes, warmTimes } from './timings.ts'

const isSmall = process.argv.includes('--small')
const [runs, keys, changes] = isSmall ? [2, 10, 50] : [9, 100, 1000]

const browser = await openBrowser()
const state = await issuerState(browser)
const lines: string[] = []
let isMissed = false

/** Notes a figure beside its target, and whether it was met. */
function note(what: string, figure: number, { target, detail }: { target: number; detail: string }): void {
  isMissed ||= figure > target
  lines.push(`${what}: ${figure.toFixed(0)} ms (${detail}, target ${target})`)
  console.log(lines.at(-1))
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
const spread = (times: readonly number[]) =>
  `median of ${times.length}, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`

const warm = await warmTimes(browser, state, runs)
note(`from page to page, warm, ${slowdown}× slowed CPU`, medianOf(warm), {
  target: 100,
  detail: spread(warm),
})
const cold = await coldTimes(browser, state, runs)
note(`the dashboard, cold, ${slowdown}× slowed CPU`, medianOf(cold), { target: 1200, detail: spread(cold) })
const typed = await typingTimes(browser, state, keys)
const slowest = typed.toSorted((a, b) => a - b)[Math.floor(typed.length * 0.95)] ?? NaN
note(`from a key to its paint, ${slowdown}× slowed CPU`, slowest, {
  target: 50,
  detail: `95th of 100, ${spread(typed)}`,
})
const live = await liveRound(browser, state, changes)
note(
  `the longest frame while ${changes} changes came in ${live.seconds.toFixed(0)} s`,
  live.frames[0] ?? NaN,
  {
    target: 50,
    detail: `${live.frames.filter((frame) => frame > 50).length} of ${live.frames.length} over 50`,
  },
)
const isRight = live.shown.includes(live.expected)
lines.push(
  isRight
    ? `The figures at the end were right: ${live.expected} deployed.`
    : `The figures at the end were wrong: ${live.shown}, not ${live.expected}.`,
)
console.log(lines.at(-1))
await browser.close()

if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../reports/desk.md', import.meta.url),
    `# The desk\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${machineLine()}\n`,
  )
process.exit(isMissed || !isRight ? 1 : 0)
