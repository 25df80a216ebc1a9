// What an author may write as a pattern, and which answers match it, is the same in the core and on the platform, on both
// of its engines. `node packages/sdk-core/fuzz/patternsAgainstPlatform.ts [--slice] [--seed N]`
import fc from 'fast-check'
import './fromSource.ts'
import { askPlatform, type AskedPlatform } from './askPlatform.ts'
import { campaign, type Findings } from './campaign.ts'

const { authorAnswers, authorPatterns } = await import('./fields/authorPatterns.ts')
const { isTooSlow, slowestOf } = await import('./fields/slowestOf.ts')
const { authorPattern } = await import('../src/fields/pattern/authorPattern.ts')
const { loadPattern } = await import('../src/fields/pattern/loadPattern.ts')
const { patternProblem } = await import('../src/fields/pattern/patternProblem.ts')
const { unicodePattern } = await import('../src/fields/pattern/unicodePattern.ts')

const atOnce = 500
const verdicts = `select app_private.pattern_error(source) as problem,
    (select json_agg(app_private.matches(answer, source) order by nth)
     from unnest($2::text[]) with ordinality as answers (answer, nth)) as found
  from unnest($1::text[]) with ordinality as sources (source, place) order by place`

interface Verdict {
  problem: string | null
  found: boolean[]
}

/** Returns the verdict of the core and of its forms, in the platform's terms. */
async function verdictOf(source: string, answers: readonly string[]): Promise<Verdict> {
  const isRun = (await loadPattern(source)) !== undefined
  const matches = await Promise.all(answers.map((text) => authorPattern(source).test(text)))
  return {
    problem: patternProblem(source) ?? (isRun ? null : 'The engine of the core cannot run it.'),
    found: matches.map((match) => match ?? false),
  }
}

/** Returns the defect of a valid pattern: its meaning to JavaScript, or the time JavaScript takes. */
function defectOf(
  source: string,
  answers: readonly string[],
  { problem, found }: Verdict,
): string | undefined {
  const native = unicodePattern(source)
  if (problem !== null) return found.includes(true) ? 'is refused, and matches' : undefined
  if (!native) return 'is no expression of JavaScript'
  if (answers.some((text, at) => native.test(text) !== found[at])) return 'means something else to JavaScript'
  const calls = ['a', '1', ' ', '-'].map((unit) => () => native.test(`${unit.repeat(30)}\n`))
  return isTooSlow(slowestOf(calls, 100), 100) ? 'holds JavaScript up' : undefined
}

interface Found {
  defects: string[]
  /** How many patterns may be used, and how many answers matched one. */
  taken: number
  matched: number
}

async function batch(platform: AskedPlatform, seed: number): Promise<Found> {
  const sources = fc.sample(authorPatterns, { seed, numRuns: atOnce })
  const answers = fc.sample(authorAnswers, { seed, numRuns: 12 })
  const theirs = (await platform.sql(verdicts, [sources, answers])) as Verdict[]
  const defects: string[] = []
  let [taken, matched] = [0, 0]
  for (const [at, source] of sources.entries()) {
    const own = await verdictOf(source, answers)
    if (own.problem === null) taken++
    matched += own.found.filter(Boolean).length
    const defect = defectOf(source, answers, own)
    if (defect) defects.push(`${source} ${defect}`)
    if (JSON.stringify(own) !== JSON.stringify(theirs[at]))
      defects.push(
        [source, ...[own, theirs[at]].map((each) => JSON.stringify(each)), JSON.stringify(answers)].join(
          '\n    ',
        ),
      )
  }
  return { defects, taken, matched }
}

await campaign('patternsAgainstPlatform', async (seed, isSlice): Promise<Findings> => {
  const all = { runs: 0, defects: [] as string[], taken: 0, matched: 0 }
  for (const engine of ['PGlite', 'PostgreSQL']) {
    const platform = await askPlatform(engine)
    if (!platform) continue
    for (let at = 0; at < (isSlice ? 4 : 100) && all.defects.length < 20; at++) {
      const { defects, taken, matched } = await batch(platform, seed + at)
      all.runs += atOnce
      all.taken += taken
      all.matched += matched
      all.defects.push(...defects.map((defect) => `${engine}: ${defect}`))
    }
    platform.stop()
  }
  return {
    ...all,
    notes: `${all.taken} of them may be used, ${all.matched} of ${all.taken * 12} answers matched`,
  }
})
