import { chance, type Chance } from '../randomList.ts'

const { mulberry32 } = await import('../../src/testing/mulberry32.ts')

/** The chances of a seed that something has alone, by its name. */
export type OwnChances = (name: string) => Chance

/**
 * What was added to a campaign takes chances of its own: drawn from those of the others, it would have every kept seed do other
 * things than it was kept for.
 */
export function ownChances(seed: number): OwnChances {
  const chances = new Map<string, Chance>()
  return (name) => {
    const own = chances.get(name) ?? chance(mulberry32(seedOf(name, seed)))
    chances.set(name, own)
    return own
  }
}

function seedOf(name: string, seed: number): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, seed)
}
