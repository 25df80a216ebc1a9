// pnpm fuzz: runs every campaign of random tests, each on every seed that ever failed and on a new one, and writes the report.
// `--slice` takes minutes and writes no report: its new seed depends on the sources, which also choose half of the campaigns, so
// that all run in turn. A word selects the campaigns with it in their name.
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { startTemplate } from '../packages/sandbox/src/testing/database/postgresTemplate.ts'
import { canStartPostgres } from '../packages/sandbox/src/testing/database/startPostgres.ts'
import { closingLine } from './check/totals.ts'
import { campaigns } from './fuzz/campaigns.ts'
import { eachOf } from './fuzz/eachOf.ts'
import { fuzzReport } from './fuzz/fuzzReport.ts'
import { runCampaign } from './fuzz/runCampaign.ts'
import { keepSeed, keptSeeds, seedOfSources } from './fuzz/seeds.ts'

const isSlice = process.argv.includes('--slice')
// A slice runs beside the tests of the platform, which are waited for longer: it gives way to them.
if (isSlice) setPriority(5)
const word = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? ''
const newSeed = isSlice ? seedOfSources() : undefined

const seedsOf = (name: string) => [...keptSeeds(name), newSeed]
const wanted = campaigns().filter(({ name }) => name.includes(word) && isInTurn(name))

// Many campaigns ask the same data of PostgreSQL: they are filled in once, and each copies them.
const template = wanted.length > 1 && canStartPostgres() ? await startTemplate() : undefined
if (template) process.env.FUZZ_TEMPLATE = template.url

// Two at a time in a slice, which looks for hangs; the whole run measures milliseconds, and runs alone.
const results = await eachOf(wanted, isSlice ? 2 : 1, async (campaign) => {
  const runs = []
  for (const seed of seedsOf(campaign.name)) runs.push(await runCampaign(campaign, { seed, isSlice }))
  // One that never began has no seed.
  for (const { seed, defects, isOutOfTime } of runs)
    if (defects.length > 0 && seed > 0 && !isOutOfTime) keepSeed(campaign.name, seed)
  return { campaign, runs }
}).finally(() => template?.stop())

const report = new URL('../bench/reports/fuzz.md', import.meta.url)
if (!isSlice) writeFileSync(report, fuzzReport(results, readFileSync(report, 'utf8')))
const failures = results.flatMap(({ campaign, runs }) => {
  const failed = runs.find(({ defects }) => defects.length > 0)
  return failed ? [`${campaign.name}, seed ${failed.seed}: ${failed.defects[0]}`] : []
})
const failed = failures.length
const totals = { passed: results.length - failed, failed, skipped: 0, failures }
if (process.env.FUZZ_REPORT) writeFileSync(process.env.FUZZ_REPORT, JSON.stringify(totals))
console.log(closingLine(totals))
process.exit(failed > 0 || results.length === 0 ? 1 : 0)

/** Returns true when a campaign runs: in a slice every second one, by a number that changes with the sources. */
function isInTurn(name: string): boolean {
  if (newSeed === undefined || word !== '') return true
  const place = campaigns().findIndex((campaign) => campaign.name === name)
  return (newSeed + place) % 2 === 0
}
