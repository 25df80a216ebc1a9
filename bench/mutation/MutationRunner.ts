import { appendFileSync, readFileSync, utimesSync } from 'node:fs'
import { TestRunner, vi, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { endsOf, notes, type Note } from './notes.ts'

/** The variables that instrumented code reads and writes. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {})
const plan = process.env.MUTATION_PLAN ?? ''
const journal = `${plan}.journal`
const past = notes(journal)
// A mutant that crashed or hung the process of an earlier run is recorded only as started.
const isOver = new Set([...endsOf(past)].flatMap(([id, end]) => (end === 'passed' ? [] : [id])))
const hasPassed = new Set(past.flatMap(({ id, end, test }) => (end === 'passed' ? [`${id} ${test}`] : [])))
const wanted = new Set((JSON.parse(readFileSync(plan, 'utf8')) as { ids: string[] }).ids)
const isStatic = new Set<string>()
/** One mutant is active from the start of the process, set by an environment variable that instrumented code reads. */
const isAlone = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined
// Tests put false clocks in their place.
const { setTimeout: later, clearTimeout: never } = globalThis

appendFileSync(journal, '')

const note = (what: Note) => appendFileSync(journal, `${JSON.stringify(what)}\n`)

/** Runs each test unchanged, then with each mutant that it covers and that no earlier test has killed. */
export default class MutationRunner extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options)
    switches.currentTestId = test.id
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file)
    switches.currentTestId = undefined
  }

  /** Records which mutants run while modules are loaded, before any test can switch them on. */
  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    for (const id of Object.keys(switches.mutantCoverage?.static ?? {})) {
      if (!isStatic.has(id) && !isAlone) {
        isStatic.add(id)
        appendFileSync(`${plan}.static`, `${id}\n`)
      }
    }
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (isAlone) return TestRunner.getTestFn(test)()
    const start = performance.now()
    await TestRunner.getTestFn(test)()
    // Code that runs from here to the next file belongs to no test, and not to the loading of modules either.
    switches.currentTestId = 'again'
    const time = performance.now() - start
    // The parent takes a process without output for one that hangs.
    utimesSync(journal, new Date(), new Date())
    const hits = switches.mutantCoverage?.perTest[test.id] ?? {}
    for (const [id, count] of Object.entries(hits)) {
      if (!wanted.has(id) || isOver.has(id) || hasPassed.has(`${id} ${test.id}`)) continue
      note({ id, end: 'begun' })
      const end = await this.tryMutant(test, { id, count, time })
      if (end !== 'passed') isOver.add(id)
      note({ id, end, test: test.id })
    }
  }

  private async tryMutant(
    test: RunnerTestCase,
    { id, count, time }: { id: string; count: number; time: number },
  ): Promise<Note['end']> {
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: count * 100 + 1_000 })
    const end = await this.again(test, 2_000 + 20 * time)
    const isEndless = (switches.hitCount ?? 0) > (switches.hitLimit ?? 0)
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined })
    if (end === 'passed') return end
    // Side effects of a mutant must not count for the next one.
    if ((await this.again(test, 60_000)) !== 'passed') throw new Error(`"${test.name}" cannot be run again.`)
    return isEndless ? 'timed out' : end
  }

  /** Runs the test once more, with its hooks. */
  private async again(test: RunnerTestCase, most: number): Promise<'passed' | 'killed' | 'timed out'> {
    const suites = suitesOf(test)
    let end: 'passed' | 'killed' | 'timed out' = 'passed'
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<void>((resolve) => {
      timer = later(() => {
        end = 'timed out'
        resolve()
      }, most)
    })
    const failed = () => {
      if (end === 'passed') end = 'killed'
    }
    const run = async () => {
      const cleanups: unknown[] = []
      try {
        for (const suite of suites.toReversed())
          for (const hook of TestRunner.getSuiteHooks(suite).beforeEach)
            cleanups.push(await hook(test.context, suite))
        await TestRunner.getTestFn(test)()
      } catch {
        failed()
      }
      try {
        for (const suite of suites)
          for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed())
            await hook(test.context, suite)
        for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await cleanup()
      } catch {
        failed()
      }
    }
    await Promise.race([run(), limit])
    never(timer)
    if (end !== 'passed') vi.useRealTimers()
    return end
  }
}

/** The suites of a test, the innermost first, its file last. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = []
  for (let suite = test.suite; suite; suite = suite.suite) suites.push(suite)
  return suites.includes(test.file) ? suites : [...suites, test.file]
}
