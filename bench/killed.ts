// Counts lost input and duplicate requests when a tab or the platform is killed at a random moment of setup or of a step's form:
// while a person types, and while a request is on its way. Each kill has a seed: the same seed types the same text and kills at
// the same keystroke. Seeds that ever failed run first. Starts platforms at PORT (default 4510), one with a folder of data, one
// on the PostgreSQL at DATABASE_URL.
// pnpm bench killed [--kills 100] [--seed 1] [--platform-every 3] [--engine pglite | postgres] [--only SEED] [--write]
import { chromium } from 'playwright'
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isFailed, killAtRandom, type Killed } from './killed/killAtRandom.ts'
import { killedReport } from './killed/killedReport.ts'
import { keepSeed, keptSeeds } from './killed/seeds.ts'
import { startKillable, type Engine } from './killed/startKillable.ts'
import { machineLine } from './machine.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'platform-every': { type: 'string', default: '3' },
    engine: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const first = Number(values.seed) * 1_000
const turn = 10
const every = Number(values['platform-every'])
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const engines = (['pglite', 'postgres'] as const).filter(
  (engine) =>
    (values.engine ?? engine) === engine && (engine === 'pglite' || Boolean(process.env.DATABASE_URL)),
)

// The last digits of a seed are the number of the kill, which also determines whether the tab or the platform is killed.
const seeds = values.only
  ? [Number(values.only)]
  : [...keptSeeds(), ...Array.from({ length: kills }, (_, at) => first + at + 1)]

const results: Killed[] = []
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
// The engines take turns, so that a run that is cut short has killed on each.
for (let at = 0; at < seeds.length; at += turn) {
  const engine = engines[(at / turn) % engines.length]
  if (engine) await killOn(engine, seeds.slice(at, at + turn))
  if (values.write) write()
}
await browser.close()

console.log(killedReport(results, values.seed))
process.exit(results.some(isFailed) ? 1 : 0)

async function killOn(engine: Engine, mine: readonly number[]): Promise<void> {
  const platform = await startKillable(Number(process.env.PORT ?? 4510), engine)
  for (const seed of mine) {
    const what = every > 0 && seed % every === 0 ? 'the platform' : 'the tab'
    const result = await killAtRandom({ browser, platform, seed, what })
    results.push(result)
    if (isFailed(result)) keepSeed(seed)
    console.log(`${results.length}/${seeds.length}: ${JSON.stringify(result)}`)
  }
  await platform.stop()
}

function write(): void {
  const report = `${killedReport(results, values.seed)}\n\n${machineLine()}\n`
  writeFileSync(new URL('./reports/killed.md', import.meta.url), report)
}
