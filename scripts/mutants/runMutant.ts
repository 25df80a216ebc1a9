import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    const by = failingTests(mutant)
    return { mutant, by, killed: by.length > 0 }
  } finally {
    writeFileSync(mutant.file, original)
  }
}

interface Report {
  testResults: { status: string; message: string; assertionResults: { fullName: string; status: string }[] }[]
}

function failingTests({ project, test }: Mutant): string[] {
  const report = 'reports/mutant.json'
  rmSync(report, { force: true })
  spawnSync('vitest', ['run', '--project', project, '--reporter', 'json', '--outputFile', report, test], {
    stdio: 'ignore',
  })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
}
