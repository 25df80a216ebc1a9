import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../root.ts'

const file = new URL('seeds.json', import.meta.url)
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>

/** The seeds on which a campaign ever failed. */
export const keptSeeds = (name: string): number[] => read()[name] ?? []

/**
 * The seed of a slice: another one for every change of the packages, the same for the same sources, so that a run that passed
 * once passes everywhere. A checkout without git has a new one.
 */
export function seedOfSources(): number | undefined {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD:packages'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return Number.parseInt(tree.slice(0, 7), 16)
  } catch {
    return undefined
  }
}

/** Has it run on this seed from now on. */
export function keepSeed(name: string, seed: number): void {
  const seeds = read()
  const kept = [...new Set([...(seeds[name] ?? []), seed])]
  const lines = Object.entries({ ...seeds, [name]: kept }).map(
    ([key, list]) => `  "${key}": [${list.join(', ')}]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
