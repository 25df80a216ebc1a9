import type { Mutant } from './Mutant.ts'

/** The mutants of one folder: their files and tests are named from there. */
export function mutantsIn(
  project: Mutant['project'],
  folder: string,
  mutants: readonly Omit<Mutant, 'project'>[],
): Mutant[] {
  return mutants.map((mutant) => ({
    ...mutant,
    project,
    file: `${folder}/${mutant.file}`,
    test: `${folder}/${mutant.test}`,
  }))
}
