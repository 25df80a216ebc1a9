// pnpm fuzz: every campaign of random tests, and the report of what they found. `--slice` takes about a minute.
import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isSlice = process.argv.includes('--slice')
const helpers = ['campaign.ts', 'engines.ts', 'aServer.ts', 'serverProcess.ts']
const campaigns = readdirSync(`${root}packages/sandbox/fuzz`).filter(
  (name) => name.endsWith('.ts') && !helpers.includes(name),
)

interface Report {
  name: string
  seeds: number[]
  runs: number
  defects: string[]
  notes: string
}

const reports = campaigns.map((file) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [`packages/sandbox/fuzz/${file}`, ...(isSlice ? ['--slice'] : [])],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const report = last.startsWith('{') ? (JSON.parse(last) as Report) : undefined
  console.log(
    `${file}: ${report ? `${report.runs} runs, ${report.defects.length} defects` : 'ended without a report'}`,
  )
  return { file, status, report }
})

if (!isSlice) writeFileSync(`${root}bench/reports/fuzz.md`, page())
const failed = reports.filter(({ status }) => status !== 0).length
console.log(`${reports.length - failed} passed, ${failed} failed, 0 skipped`)
process.exit(failed > 0 ? 1 : 0)

function page(): string {
  const rows = reports.map(({ file, report }) =>
    report
      ? `| ${report.name} | ${report.seeds.join(', ')} | ${report.runs} | ${report.defects.length} | ${report.notes} |`
      : `| ${file} | | | did not end | |`,
  )
  return `# Random tests

Made by \`pnpm fuzz\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB.

| campaign | seeds | runs | defects | notes |
| --- | --- | ---: | ---: | --- |
${rows.join('\n')}
`
}
