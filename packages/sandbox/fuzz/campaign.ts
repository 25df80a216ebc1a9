import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What a run of a campaign found. */
export interface Findings {
  /** How often it tried. */
  runs: number
  /** What went wrong, in words. */
  defects: string[]
  /** What is worth telling besides. */
  notes?: string
}

const file = new URL('seeds.json', import.meta.url)

/**
 * Runs a campaign on the seeds that ever failed and on a new one; ends the process with 1 when there was a defect.
 *
 * `--slice` asks for a short run, `--seed N` for one seed only. The last line is JSON for whoever runs it.
 */
export async function campaign(
  name: string,
  run: (seed: number, isSlice: boolean) => Promise<Findings>,
): Promise<void> {
  const given = process.argv.indexOf('--seed')
  const fresh = given > 0 ? Number(process.argv[given + 1]) : Math.floor(Math.random() * 2 ** 31)
  const seeds = given > 0 ? [fresh] : [...keptSeeds(name), fresh]
  const total = { name, seeds, runs: 0, defects: [] as string[], notes: '' }
  for (const seed of seeds) {
    console.log(`${name}: seed ${seed}`)
    const { runs, defects, notes = '' } = await run(seed, process.argv.includes('--slice'))
    total.runs += runs
    total.notes = notes
    total.defects.push(...defects.map((defect) => `seed ${seed}: ${defect}`))
    if (defects.length > 0) keepSeed(name, seed)
  }
  for (const defect of total.defects.slice(0, 20)) console.error(`  ${defect}`)
  console.log(JSON.stringify(total))
  process.exit(total.defects.length > 0 ? 1 : 0)
}

function readSeeds(): Record<string, number[]> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>) : {}
}

const keptSeeds = (name: string): number[] => readSeeds()[name] ?? []

function keepSeed(name: string, seed: number): void {
  const seeds = readSeeds()
  seeds[name] = [...new Set([...(seeds[name] ?? []), seed])]
  writeFileSync(file, `${JSON.stringify(seeds, null, 2)}\n`)
}
