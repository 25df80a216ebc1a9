// Imports 50,000 contacts and 5,000 investments on PGlite and on PostgreSQL, and measures how long another user
// waits meanwhile:
// `pnpm bench imports`. ROWS sets a smaller number, KIND selects one of them. `--write` renews bench/reports/imports.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { startSandbox } from '../sandbox/startSandbox.ts'
import { importRows, kinds, type ImportKind, type Part } from './importRows.ts'

const port = Number(process.env.PORT ?? 4490)
const server = process.env.DATABASE_URL
const most = { seconds: 45, p95: 500 }
const lines = [
  '# Importing contacts and investments',
  '',
  'A file into the seed, the large one on PostgreSQL and the small one on PGlite, first checked, then written piece by piece, while another user reads pages of 50 investments, one',
  'after the other with 50 ms between two, and adds contacts with 250 ms between two. Milliseconds they waited; the targets',
  'are 45 s for each part of contacts and a p95 of 500 ms for the pages. Contacts are shown at once, and have all e-mails to',
  'themselves in the last transaction alone; investments have them in each piece.',
  '',
  '| engine | file | rows | part | took s | pages | p50 ms | p95 ms | longest ms | added | p95 ms | longest ms | memory MB |',
  '| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]
let isTooSlow = false

// The published build is measured.
for (const part of ['dist', 'snapshot', 'schema'])
  execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-bench-'))
await measure('PGlite', { data: path.join(folder, 'small') })
if (server) {
  const { url, drop } = await databaseOn(server, `capstan_bench_${process.pid}`)
  await measure('PostgreSQL', { databaseUrl: url }).finally(drop)
}
rmSync(folder, { recursive: true, force: true })

lines.push('', machineLine())
const report = `${lines.join('\n')}\n`
console.log(report)
if (process.argv.includes('--write')) writeFileSync(new URL('../reports/imports.md', import.meta.url), report)
process.exit(isTooSlow ? 1 : 0)

async function measure(engine: string, place: { data?: string; databaseUrl?: string }): Promise<void> {
  const sandbox = await startSandbox({ port, seed: place.databaseUrl ? 'large' : 'small', ...place })
  for (const kind of kinds.filter(({ name }) => name === (process.env.KIND ?? name)))
    await measureFile(engine, kind, sandbox)
  await sandbox.stop()
}

async function measureFile(
  engine: string,
  kind: ImportKind,
  { origin, memory: memoryNow }: Awaited<ReturnType<typeof startSandbox>>,
): Promise<void> {
  const { preview, write, added, memory } = await importRows(origin, kind, memoryNow)
  if (added !== kind.rows) throw new Error(`${added} ${kind.name} were added.`)
  for (const [name, part] of [
    ['preview', preview],
    ['write', write],
  ] as const) {
    lines.push(
      `| ${engine} | ${kind.name} | ${kind.rows.toLocaleString('en-US')} | ${name} | ${cellsOf(part)} | ${memory.toFixed(0)} |`,
    )
    isTooSlow ||= part.p95 > most.p95 || (kind.name === 'contacts' && part.took > most.seconds * 1000)
  }
}

function cellsOf({ took, pages, p50, p95, longest, adds }: Part): string {
  const ms = (...times: number[]) => times.map((time) => time.toFixed(0))
  return [
    (took / 1000).toFixed(1),
    pages,
    ...ms(p50, p95, longest),
    adds.count,
    ...ms(adds.p95, adds.longest),
  ].join(' | ')
}
