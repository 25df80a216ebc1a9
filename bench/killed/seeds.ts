import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('seeds.json', import.meta.url)

/** The seeds of kills that ever failed. */
export const keptSeeds = () => JSON.parse(readFileSync(file, 'utf8')) as number[]

/** Has it killed on this seed from now on. */
export function keepSeed(seed: number): void {
  writeFileSync(file, `${JSON.stringify([...new Set([...keptSeeds(), seed])])}\n`)
}
