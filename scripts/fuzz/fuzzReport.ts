import { cpus, totalmem } from 'node:os'
import type { Campaign } from './campaigns.ts'
import type { CampaignRun } from './runCampaign.ts'

/** What the campaigns found, as a page. */
export function fuzzReport(results: readonly { campaign: Campaign; runs: CampaignRun[] }[]): string {
  const rows = results.flatMap(({ campaign, runs }) =>
    runs.map(
      ({ seed, runs: count, defects, notes }) =>
        `| ${campaign.name} | ${seed} | ${count} | ${defects.length} | ${notes} |`,
    ),
  )
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  return `# Random tests

Made by \`pnpm fuzz\` on ${new Date().toISOString().slice(0, 10)}, ${machine}.

| campaign | seed | runs | defects | notes |
| --- | ---: | ---: | ---: | --- |
${rows.join('\n')}
`
}
