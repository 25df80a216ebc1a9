// pnpm refusals [--again]: takes every refusal of the platform away, one by one, and says what noticed. It goes on where
// it stopped; with --again what nothing noticed is tried anew, on the test files that were changed since, too.
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { candidatesOf, type Candidate } from './candidates.ts'
import { foundFile, journalFile, seenFile, snapshotFile } from './files.ts'
import { notes, type Seen, type Verdict } from './notes.ts'
import { areas, type Refusal } from './Refusal.ts'
import { writeReport } from './report.ts'
import { runTests } from './runTests.ts'

/** So many are tried before they are noted. */
const together = 24

const testFiles = globSync('packages/sandbox/src/**/*.test.ts')

if (!existsSync(seenFile) || !existsSync(snapshotFile)) {
  rmSync(snapshotFile, { force: true })
  runTests([], {})
} else if (process.argv.includes('--again')) tryAgain()

const found = JSON.parse(readFileSync(foundFile, 'utf8')) as Refusal[]
const seenBy = Map.groupBy(notes<Seen>(seenFile), ({ refusal }) => refusal)
const settled = new Set(notes<Verdict>(journalFile).map(({ id }) => id))
const controls = new Map<string, boolean>()

interface Trial {
  refusal: Refusal
  left: Candidate[]
}

const rank = ({ refusal }: Trial) => areas.indexOf(refusal.area) + (refusal.id.startsWith('policy') ? 10 : 0)
let trials = found
  .filter(({ id }) => !settled.has(id))
  .map((refusal): Trial => ({
    refusal,
    left: candidatesOf(refusal, seenBy.get(refusal.id) ?? [], testFiles),
  }))
  .sort((one, other) => rank(one) - rank(other))

for (const { refusal } of trials.filter(({ left }) => left.length === 0)) settle(refusal, 'unreached')
trials = trials.filter(({ left }) => left.length > 0)
while (trials.length > 0) {
  const now = oneEachFile(trials)
  trial(now)
  trials = trials.filter(({ refusal }) => !settled.has(refusal.id))
  writeReport()
  console.log(`${settled.size} of ${found.length} are settled`)
}
writeReport()

/** As many as have a file to themselves: each file has a database of its own. */
function oneEachFile(waiting: readonly Trial[]): Map<string, Trial> {
  const now = new Map<string, Trial>()
  for (const one of waiting) {
    const { file } = one.left[0] ?? {}
    if (file && !now.has(file) && now.size < together) now.set(file, one)
  }
  return now
}

function trial(now: ReadonlyMap<string, Trial>): void {
  const red = runTests([...now.keys()], planOf(now, true))
  const noticed = [...now].filter(([file]) => (red.get(file) ?? []).length > 0)
  holdAgainstWhole(new Map(noticed))
  for (const [file, { refusal, left }] of now) {
    const by = red.get(file)?.[0]
    const isSound = controls.get(keyOf(left[0])) ?? false
    if (by !== undefined && isSound) settle(refusal, 'noticed', `${file}: ${by}`)
    // Alone the tests fail anyhow: they need those before them.
    else if (by !== undefined && left[0]?.tests) left.splice(0, 1, { file })
    else left.shift()
    if (left.length === 0 && !settled.has(refusal.id)) settle(refusal, 'survived')
  }
}

/** What turned red counts only where the same tests pass with nothing removed. */
function holdAgainstWhole(now: ReadonlyMap<string, Trial>): void {
  const unknown = new Map([...now].filter(([, { left }]) => !controls.has(keyOf(left[0]))))
  if (unknown.size === 0) return
  const red = runTests([...unknown.keys()], planOf(unknown, false))
  for (const [file, { left }] of unknown) controls.set(keyOf(left[0]), red.get(file)?.length === 0)
}

function planOf(now: ReadonlyMap<string, Trial>, isRemoved: boolean) {
  return Object.fromEntries(
    [...now].map(([file, { refusal, left }]) => [
      file,
      { ...(isRemoved && { removed: refusal.id }), ...(left[0]?.tests && { tests: left[0].tests }) },
    ]),
  )
}

function settle({ id }: Refusal, verdict: Verdict['verdict'], by?: string): void {
  settled.add(id)
  const on = new Date().toISOString().slice(0, 10)
  appendFileSync(journalFile, `${JSON.stringify({ id, verdict, ...(by && { by }), on } satisfies Verdict)}\n`)
  console.log(`${verdict.padEnd(9)} ${id}`)
}

const keyOf = (candidate: Candidate | undefined) => JSON.stringify(candidate)

function tryAgain(): void {
  const since = statSync(seenFile).mtimeMs
  const changed = testFiles.filter((file) => statSync(file).mtimeMs > since)
  const kept = notes<Verdict>(journalFile).filter(({ verdict }) => verdict === 'noticed')
  writeFileSync(journalFile, kept.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const before = notes<Seen>(seenFile).filter(({ file }) => !changed.includes(file))
  writeFileSync(seenFile, before.map((one) => `${JSON.stringify(one)}\n`).join(''))
  if (changed.length > 0) runTests(changed, {})
}
