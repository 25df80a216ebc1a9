// Compares lists of every shape on a real platform while rows are added, removed and changed: after each hundred changes every
// list shows the platform's answer to a new client. On both engines; a slice is on PGlite alone. With `--lag` a replica of
// PostgreSQL is late at times, which versions cannot always show (docs/decisions/0012).
// `node packages/sdk-core/fuzz/liveLists.ts [--slice] [--seed N] [--changes N] [--engine PGlite] [--lists Full,Head] [--lag]
// [--every N] [--rows N] [--visits 0.5] [--stuck 0.5] [--lost 0.3] [--during 1] [--added 0.3] [--kinds links,names]`: the last
// eight compare more often, begin with more rows, leave and show lists more often, delay or lose more answers, make more changes
// while a list is read or of kinds added later, make only such changes.
import './fromSource.ts'
import { campaign, type Findings } from './campaign.ts'
import { comparePage } from './lists/comparePage.ts'
import { connectLive } from './lists/liveClient.ts'
import { openPage, type LivePage } from './lists/livePage.ts'
import { startLivePlatform, type LivePlatform } from './lists/livePlatform.ts'
import { changeHundred } from './lists/changeHundred.ts'
import { option } from './lists/options.ts'
import { ownChances } from './lists/ownChances.ts'
import { createRandomChange } from './lists/randomChange.ts'
import { weatherOf, type FaultPlan } from './lists/faultPlan.ts'
import { chance } from './randomList.ts'

const { mulberry32 } = await import('../src/testing/mulberry32.ts')

interface Run {
  platform: LivePlatform
  engine: string
  seed: number
  wanted: number
}

/** After so many changes a world is worn: most rows are gone, and most changes are refused. Another begins, on the next seed. */
const aWorld = 12_500

async function run({ platform, engine, seed, wanted }: Run): Promise<Findings> {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const luck = chance(mulberry32(seed))
  // What happens on the way takes its own chances, so that the changes stay those of the seed.
  const onTheWay = chance(Math.random)
  const page = openPage(platform, onTheWay)
  const reader = connectLive(platform, onTheWay)
  const own = ownChances(seed)
  const changes = await createRandomChange(platform, luck, own)
  const [defects, counts] = [
    [] as string[],
    { changes: 0, refused: 0, switches: 0, drops: 0, late: 0, during: 0 },
  ]
  await page.quiet(300)
  for (let hundred = 0; counts.changes < wanted && defects.length === 0; hundred++) {
    const faultPlan = weatherOf(hundred, luck, platform.urls.length > 1 && process.argv.includes('--lag'))
    await changeHundred({ platform, page, changes, faultPlan, luck, own, counts })
    defects.push(...(await comparePage(page, reader)))
    defects.push(...(await errorsOf(platform, page, faultPlan)))
    if (defects.length > 0) {
      console.error(
        defects.map((defect) => `  ${engine} ${seed}, as ${page.capstan.account}: ${defect}`).join('\n'),
        `\n  in hundred ${hundred}: ${JSON.stringify(faultPlan)}`,
      )
      console.error(defects.flatMap((defect) => page.network.trace.about(defect)).join('\n'))
      defects.push(`in hundred ${hundred}: ${JSON.stringify(faultPlan)}`)
    }
    if (hundred % 20 === 19)
      console.error(`  ${engine} ${seed}: ${JSON.stringify(counts)} after ${seconds()} s`)
  }
  const { requests, bytes, pushes } = page.network.traffic
  page.capstan.destroy()
  reader.capstan.destroy()
  const notes = `${JSON.stringify(counts)} in ${seconds()} s, ${requests} requests, ${Math.round(bytes / 1e6)} MB, ${pushes} pushes`
  return { runs: counts.changes, defects, notes }
}

/** Returns the errors of requests, except those for a past moment, which can only be read for a short time. */
async function errorsOf(platform: LivePlatform, page: LivePage, { lag }: FaultPlan): Promise<string[]> {
  if (lag > 0) {
    await platform.lag(0)
    await page.quiet(300)
  }
  const errors = page.network.traffic.errors.splice(0)
  return lag > 0 ? [] : errors.slice(0, 3)
}

await campaign('liveLists', async (seed, isSlice): Promise<Findings> => {
  const all: Findings = { runs: 0, defects: [], notes: '' }
  const changes = Number(option('--changes') ?? (isSlice ? 120 : 50_000))
  for (const engine of option('--engine')?.split(',') ?? ['PGlite', 'PostgreSQL']) {
    for (let world = 0; world * aWorld < changes; world++) {
      const platform = await startLivePlatform(engine)
      if (!platform) break
      const wanted = Math.min(aWorld, changes - world * aWorld)
      const found = await run({ platform, engine, seed: seed + world, wanted })
      platform.stop()
      all.runs += found.runs
      all.defects.push(...found.defects.map((defect) => `${engine}: ${defect}`))
      all.notes += `${engine} ${seed + world}: ${found.notes}. `
    }
    if (isSlice) break
  }
  return all
})
