import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Mutant } from './Mutant.ts'

/** What became of a removed behaviour: a named test turned red, or nothing noticed. */
export interface Outcome {
  mutant: Mutant
  killed: boolean
  /** The tests that turned red, or why the mutant could not be tried. */
  by: string[]
}

/** Removes one behaviour, runs the test file that should notice, and puts the behaviour back whatever happens. */
export function runMutant(mutant: Mutant): Outcome {
  const original = readFileSync(mutant.file, 'utf8')
  if (original.split(mutant.find).length !== 2) {
    return { mutant, killed: false, by: [`"${mutant.find}" does not stand exactly once in ${mutant.file}`] }
  }
  try {
    writeFileSync(
      mutant.file,
      original.replace(mutant.find, () => mutant.replace),
    )
    return outcomeOf(mutant, runTests(mutant))
  } finally {
    writeFileSync(mutant.file, original)
  }
}

interface TestFile {
  message: string
  assertionResults: { fullName: string; status: string }[]
}

const report = 'reports/mutant.json'
// Some mutants never end; that no test turns red is then what is told.
const timeout = 120_000

function runTests({ project, test, title }: Mutant): TestFile[] {
  rmSync(report, { force: true })
  const filter = title ? ['-t', title] : []
  spawnSync('vitest', ['run', '--project', project, '--bail', '1', test, ...filter], {
    stdio: 'ignore',
    timeout,
    killSignal: 'SIGKILL',
    env: { ...process.env, VITEST_REPORT: report },
  })
  if (!existsSync(report)) return []
  return (JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] }).testResults
}

/** Only a named test counts: a file that cannot even be read defends nothing. */
function outcomeOf(mutant: Mutant, files: readonly TestFile[]): Outcome {
  const red = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  const why = files.map(({ message }) => message.split('\n', 1)[0] ?? '').filter(Boolean)
  return { mutant, killed: red.length > 0, by: red.length > 0 ? red : why }
}
