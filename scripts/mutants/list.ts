import type { Mutant } from './Mutant.ts'

/** The behaviours of the product that a test must defend. */
export const mutants: Mutant[] = []
