import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('seeds.json', import.meta.url)
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>

/** The seeds on which a campaign ever failed. */
export const keptSeeds = (name: string): number[] => read()[name] ?? []

/** Has it run on this seed from now on. */
export function keepSeed(name: string, seed: number): void {
  const seeds = read()
  const kept = [...new Set([...(seeds[name] ?? []), seed])]
  writeFileSync(file, `${JSON.stringify({ ...seeds, [name]: kept }, null, 2)}\n`)
}
