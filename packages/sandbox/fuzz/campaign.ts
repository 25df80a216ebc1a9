/** The result of a campaign's run. */
export interface Findings {
  /** How often it tried. */
  runs: number
  /** The defects, as sentences. */
  defects: string[]
  /** Other remarks. */
  notes?: string
}

/**
 * Runs a campaign on the seed of `--seed N`, or on a new one; ends the process with 1 when there was a defect.
 *
 * `--slice` asks for a short run. The last line is JSON for `pnpm fuzz`, which keeps the seeds that failed.
 */
export async function campaign(
  name: string,
  run: (seed: number, isSlice: boolean) => Promise<Findings>,
): Promise<void> {
  const given = process.argv.indexOf('--seed')
  const seed = given > 0 ? Number(process.argv[given + 1]) : Math.floor(Math.random() * 2 ** 31)
  console.log(`${name}: seed ${seed}`)
  const { runs, defects, notes = '' } = await run(seed, process.argv.includes('--slice'))
  for (const defect of defects.slice(0, 20)) console.error(`  ${defect}`)
  console.log(JSON.stringify({ name, seed, runs, defects, notes }))
  process.exit(defects.length > 0 ? 1 : 0)
}
