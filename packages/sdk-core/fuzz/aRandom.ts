import { mulberry32 } from '../src/testing/mulberry32'

/** A random source for campaigns, which repeats its values for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, the most. */
  upTo(most: number): number
  /** Returns true with a probability from 0 to 1. */
  happens(often: number): boolean
  pick<T>(from: readonly T[]): T
  /** So many digits, the first of which may be 0. */
  digits(count: number): string
}

/** Random choices of a seed. */
export function aRandom(seed: number): Random {
  const next = mulberry32(seed)
  const upTo = (most: number) => Math.floor(next() * most)
  return {
    upTo,
    happens: (often) => next() < often,
    pick: (from) => from[upTo(from.length)] as (typeof from)[number], // the list is not empty
    digits: (count) => Array.from({ length: count }, () => upTo(10)).join(''),
  }
}
