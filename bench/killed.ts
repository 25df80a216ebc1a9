// What is lost where a tab, or the platform itself, is killed at a random moment of setup and of a step's form, and what is sent twice.
// Seeded: the same seed types the same and kills at the same keystrokes. Starts a platform of its own at PORT (default 4510).
// pnpm bench killed [--kills 100] [--seed 1] [--platform-every 10] [--write]
import { chromium, type Browser } from 'playwright'
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { killAtRandom, type Killed } from './killed/killAtRandom.ts'
import { startKillable } from './killed/startKillable.ts'
import { machineLine } from './machine.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'platform-every': { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const every = Number(values['platform-every'])
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

const random = randomOf(Number(values.seed))
const platform = await startKillable(Number(process.env.PORT ?? 4510))
const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const results: Killed[] = []
for (let at = 1; at <= kills; at++) {
  const what = every > 0 && at % every === 0 ? 'the platform' : 'the tab'
  const result = await killAtRandom({ browser, platform, random, what })
  results.push(result)
  console.log(`${at}/${kills}: ${JSON.stringify(result)}`)
}
await browser.close()
await platform.stop()

const sum = (of: (each: Killed) => number) => results.reduce((total, each) => total + of(each), 0)
const lost = sum(({ lost }) => lost.length)
const twice = sum(({ sent }) => (sent > 1 ? 1 : 0))
const lines = [
  `${results.length} kills (seed ${values.seed}): ${count('the tab')} of the tab, ${count('the platform')} of the platform;`,
  `${lost} lost drafts, ${twice} duplicate submissions, ${sum(({ leaked }) => leaked.length)} secrets kept.`,
  `${sum(({ typed }) => typed)} characters were typed; ${sum(({ late }) => late)} of them were on their way to the platform when the tab was killed, the oldest for ${Math.round(Math.max(0, ...results.map(({ oldest }) => oldest)))} ms, and are not counted as lost.`,
]
console.log(lines.join('\n'))
if (values.write) {
  const report = ['# What a killed tab or platform loses', '', ...lines, '', machineLine(), '']
  writeFileSync(new URL('./reports/killed.md', import.meta.url), report.join('\n'))
}
process.exit(lost + twice > 0 ? 1 : 0)

/** The same numbers from 0 up to 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function count(what: Killed['what']): number {
  return results.filter((each) => each.what === what).length
}
