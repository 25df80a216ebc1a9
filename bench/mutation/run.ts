// pnpm mutation [area …] [--seed N] [--all] [--go-on]: measures the mutation score of the core's rules, one area after another,
// and renews their parts of bench/reports/mutation.md. Takes minutes an area. `--all` runs all mutants instead of a sample;
// `--go-on` resumes an interrupted run if nothing has changed since.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from './areas.ts'
import { draw } from './draw.ts'
import { instrument } from './instrument.ts'
import { endsOf, notes } from './notes.ts'
import { writeReport, type Tried } from './report.ts'

const root = path.join(import.meta.dirname, '../..')
process.chdir(root)
const folder = path.join(root, 'reports/mutation')
mkdirSync(folder, { recursive: true })
const given = process.argv.indexOf('--seed')
const seed = given > 0 ? Number(process.argv[given + 1]) : 20261121
/** A mutant in code that runs while modules load needs a separate process, so only this many are drawn. */
const mostAlone = 40
/** The most mutants that are drawn from an area. */
const mostMutants = process.argv.includes('--all') ? Infinity : 300
const named = process.argv.slice(2).filter((area) => areas.includes(area))

for (const area of named.length > 0 ? named : areas) {
  const { mutants, texts } = await instrument(area)
  const plan = path.join(folder, `${area}.json`)
  if (!process.argv.includes('--go-on'))
    for (const kind of ['journal', 'static']) rmSync(`${plan}.${kind}`, { force: true })
  const ids = draw(
    mutants.map(({ id }) => id),
    mostMutants,
    seed,
  )
  writeFileSync(plan, JSON.stringify({ area, ids, texts: Object.fromEntries(texts) }))
  console.log(`${area}: ${ids.length} of ${mutants.length} mutants`)
  // Each process that a mutant crashes is followed by another, which continues without it.
  while (!(await runTests(plan))) console.log('a process was lost')
  const ends: Map<string, Tried['end']> = endsOf(notes(`${plan}.journal`))
  const open = staticOf(plan).filter((id) => ids.includes(id) && (ends.get(id) ?? 'passed') === 'passed')
  const drawn = draw(open, mostAlone, seed)
  console.log(`${drawn.length} of ${open.length} mutants of what runs while modules are loaded`)
  for (const id of open) ends.set(id, drawn.includes(id) ? await tryAlone(plan, area, id) : 'left out')
  const tried = mutants.map((mutant) => ({
    ...mutant,
    end: ids.includes(mutant.id) ? (ends.get(mutant.id) ?? 'passed') : 'left out',
  }))
  await writeReport(area, tried, seed)
}

/** The mutants that run while modules are loaded. */
function staticOf(plan: string): string[] {
  const path = `${plan}.static`
  return existsSync(path) ? [...new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean))] : []
}

/** Tries a mutant on the tests of its area, in a process that loads its modules with it. */
async function tryAlone(plan: string, area: string, id: string): Promise<'killed' | 'passed'> {
  const env = { __STRYKER_ACTIVE_MUTANT__: id }
  const isUnnoticed = await runTests(plan, { env, args: ['--bail', '1', `/${area}/`] })
  return isUnnoticed ? 'passed' : 'killed'
}

interface Extra {
  env: Record<string, string>
  args: string[]
}

/** Returns true when the tests finished. They are ended when no result was noted for 25 seconds. */
function runTests(plan: string, { env = {}, args = [] }: Partial<Extra> = {}): Promise<boolean> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--config', 'bench/mutation/vitest.config.ts', ...args]
  const child = spawn(process.execPath, [vitest, ...options], {
    stdio: args.length > 0 ? 'ignore' : 'inherit',
    env: { ...process.env, ...env, MUTATION_PLAN: plan },
    detached: true,
  })
  const start = Date.now()
  const watch = setInterval(() => {
    const noted = statSync(`${plan}.journal`, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (child.pid && Date.now() - Math.max(noted, start) > 25_000) process.kill(-child.pid, 'SIGKILL')
  }, 5_000)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearInterval(watch)
      resolve(code === 0)
    })
  })
}
