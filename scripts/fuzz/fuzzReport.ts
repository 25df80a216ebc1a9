import { cpus, totalmem } from 'node:os'
import type { Campaign } from './campaigns.ts'
import type { CampaignRun } from './runCampaign.ts'

/** Returns the report of the campaigns: the new results, and the previous ones of campaigns that did not run. */
export function fuzzReport(
  results: readonly { campaign: Campaign; runs: CampaignRun[] }[],
  before = '',
): string {
  const today = new Date().toISOString().slice(0, 10)
  const ran = new Set(results.map(({ campaign }) => campaign.name))
  const kept = [...before.matchAll(/^\| (\w+) \| .* \d{4}-\d\d-\d\d \|$/gm)]
    .filter(([, name = '']) => !ran.has(name))
    .map(([row]) => row)
  const rows = results.flatMap(({ campaign, runs }) =>
    runs.map(
      ({ seed, runs: count, defects, notes }) =>
        `| ${campaign.name} | ${seed} | ${count} | ${defects.length} | ${notes} | ${today} |`,
    ),
  )
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  return `# Random tests

Made by \`pnpm fuzz\`, ${machine}; \`pnpm fuzz <word>\` renews the campaigns whose names have the word.

| campaign | seed | runs | defects | notes | on |
| --- | ---: | ---: | ---: | --- | --- |
${[...kept, ...rows].sort().join('\n')}
`
}
