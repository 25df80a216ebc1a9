import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Mutant } from './Mutant.ts'

/** What became of a removed behaviour: a named test turned red, or nothing noticed. */
export interface Outcome {
  mutant: Mutant
  killed: boolean
  /** The tests that turned red, or why the mutant could not be tried. */
  by: string[]
}

/** One Vitest for all mutants: starting it takes longer than most of their tests. */
export function startTests(): Promise<Vitest> {
  return createVitest('test', { watch: false, reporters: [], bail: 1 })
}

/** Removes one behaviour, runs the test file that should notice, and puts the behaviour back whatever happens. */
export async function runMutant(vitest: Vitest, mutant: Mutant): Promise<Outcome> {
  const original = readFileSync(mutant.file, 'utf8')
  if (original.split(mutant.find).length !== 2) {
    return { mutant, killed: false, by: [`"${mutant.find}" does not stand exactly once in ${mutant.file}`] }
  }
  try {
    writeFileSync(
      mutant.file,
      original.replace(mutant.find, () => mutant.replace),
    )
    return await withTests(vitest, mutant, (tests) => outcomeOf(tests, mutant))
  } finally {
    writeFileSync(mutant.file, original)
    vitest.invalidateFile(resolve(mutant.file))
  }
}

/** A Vitest fills the platform's database once, so each mutant of the platform needs one of its own. */
async function withTests<T>(shared: Vitest, { project }: Mutant, run: (vitest: Vitest) => Promise<T>) {
  if (project !== 'sandbox') return run(shared)
  const own = await startTests()
  return run(own).finally(() => own.close())
}

/** Only a named test counts: a file that cannot even be read defends nothing. */
async function outcomeOf(vitest: Vitest, mutant: Mutant): Promise<Outcome> {
  vitest.invalidateFile(resolve(mutant.file))
  if (mutant.title) vitest.setGlobalTestNamePattern(mutant.title)
  else vitest.resetGlobalTestNamePattern()
  const files = await vitest.globTestSpecifications([mutant.test])
  const { testModules } = await vitest.runTestSpecifications(files)
  const red = testModules.flatMap((file) =>
    [...file.children.allTests('failed')].map(({ fullName }) => fullName),
  )
  const why = testModules.flatMap((file) => file.errors().map(({ message }) => message))
  return { mutant, killed: red.length > 0, by: red.length > 0 ? red : why }
}
