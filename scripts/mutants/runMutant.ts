import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import type { Mutant } from './Mutant.ts'

/** What became of a removed behaviour: a named test turned red, or nothing noticed. */
export interface Outcome {
  mutant: Mutant
  killed: boolean
  /** The tests that turned red, or why the mutant could not be tried. */
  by: string[]
}

/** Removes one behaviour, runs the test file that should notice, and puts the behaviour back whatever happens. */
export async function runMutant(mutant: Mutant): Promise<Outcome> {
  const original = readFileSync(mutant.file, 'utf8')
  if (original.split(mutant.find).length !== 2) {
    return { mutant, killed: false, by: [`"${mutant.find}" does not stand exactly once in ${mutant.file}`] }
  }
  try {
    writeFileSync(
      mutant.file,
      original.replace(mutant.find, () => mutant.replace),
    )
    return mutant.project === 'campaign' ? campaignOutcome(mutant) : await outcomeOf(mutant)
  } finally {
    writeFileSync(mutant.file, original)
    // A red test is what we want, not how we end.
    process.exitCode = undefined
  }
}

const seedsOfCampaign = ['1', '2', '3']

/** What a slice of a campaign found, always on the same seeds: chance may pass by a removed behaviour once. */
function campaignOutcome(mutant: Mutant): Outcome {
  const reasons: string[] = []
  for (const seed of seedsOfCampaign) {
    const { name, defects } = campaignReport(mutant, seed)
    if (defects.length > 0) return { mutant, killed: true, by: [`the campaign ${name}`] }
    reasons.push(name ? `seed ${seed} found nothing` : `seed ${seed} ended without a report`)
  }
  return { mutant, killed: false, by: reasons }
}

function campaignReport(mutant: Mutant, seed: string): { name?: string; defects: readonly string[] } {
  const { test, options = [] } = mutant
  const { stdout } = spawnSync(process.execPath, [test, '--slice', '--seed', seed, ...options], {
    encoding: 'utf8',
  })
  const last = stdout.trim().split('\n').at(-1) ?? ''
  if (!last.startsWith('{')) return { defects: [] }
  return JSON.parse(last) as { name: string; defects: string[] }
}

/** Only a named test counts: a file that cannot even be read defends nothing. */
async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const { project, test, title } = mutant
  // A Vitest of its own for each: one that goes on remembers what failed before, and fills its database once.
  const vitest = await startVitest('test', [test], {
    project,
    testNamePattern: title,
    watch: false,
    reporters: [{}],
    bail: 1,
  })
  const files = vitest.state.getTestModules()
  await vitest.close()
  const red = files.flatMap((file) => [...file.children.allTests('failed')].map(({ fullName }) => fullName))
  const why = files.flatMap((file) => file.errors().map(({ message }) => message))
  return { mutant, killed: red.length > 0, by: red.length > 0 ? red : why }
}
