import { chance, type Chance } from '../randomList.ts'

const { mulberry32 } = await import('../../src/testing/mulberry32.ts')

/** The chances of a seed that something has alone, by its name. */
export type OwnChances = (name: string) => Chance

/**
 * Later additions to a campaign use their own random values. With those of the other changes, every stored seed would change its
 * behavior.
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
