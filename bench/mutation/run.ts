// pnpm mutation [area]: the mutation score of the core's rules, an area after another; renews their parts of
// bench/reports/mutation.md. Takes minutes an area.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from './areas.ts'
import { instrument } from './instrument.ts'
import { notes } from './notes.ts'
import { writeReport } from './report.ts'

const root = path.join(import.meta.dirname, '../..')
process.chdir(root)
const folder = path.join(root, 'reports/mutation')
mkdirSync(folder, { recursive: true })
const named = process.argv.slice(2).filter((area) => areas.includes(area))

for (const area of named.length > 0 ? named : areas) {
  const { mutants, texts } = await instrument(area)
  const plan = path.join(folder, `${area}.json`)
  for (const kind of ['journal', 'static']) rmSync(`${plan}.${kind}`, { force: true })
  const ids = mutants.map(({ id }) => id)
  writeFileSync(plan, JSON.stringify({ area, ids, texts: Object.fromEntries(texts) }))
  console.log(`${area}: ${ids.length} mutants`)
  // Each process that a mutant takes down is followed by another, which goes on without it.
  while (!(await runTests(plan))) console.log('a process was lost')
  const ends = new Map(notes(`${plan}.journal`).map(({ id, end }) => [id, end]))
  for (const id of staticOf(plan)) {
    if ((ends.get(id) ?? 'passed') === 'passed') ends.set(id, await tryAlone(plan, area, id))
  }
  await writeReport(
    area,
    mutants.map((mutant) => ({ ...mutant, end: ends.get(mutant.id) ?? 'passed' })),
  )
}

/** The mutants that run while modules are loaded. */
function staticOf(plan: string): Set<string> {
  const path = `${plan}.static`
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])
}

/** Tries a mutant in a process that loads its modules with it: the tests of its area, then all of them. */
async function tryAlone(plan: string, area: string, id: string): Promise<'killed' | 'passed'> {
  const env = { __STRYKER_ACTIVE_MUTANT__: id }
  for (const files of [`packages/sdk-core/src/${area}/`, 'packages/sdk-core/src/'])
    if (!(await runTests(plan, { env, args: ['--bail', '1', files] }))) return 'killed'
  return 'passed'
}

interface Extra {
  env: Record<string, string>
  args: string[]
}

/** Whether the tests came to a good end. They are ended when nothing has been noted for 40 seconds. */
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
    if (child.pid && Date.now() - Math.max(noted, start) > 40_000) process.kill(-child.pid, 'SIGKILL')
  }, 5_000)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearInterval(watch)
      resolve(code === 0)
    })
  })
}
