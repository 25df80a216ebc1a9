// 50,000 contacts on PGlite and on PostgreSQL, and what somebody else waits meanwhile: `pnpm bench imports`.
// `--write` renews bench/reports/imports.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { startSandbox } from '../sandbox/startSandbox.ts'
import { importContacts, rows, type Part } from './importContacts.ts'

const port = Number(process.env.PORT ?? 4490)
const server = process.env.DATABASE_URL
const most = { seconds: 45, p95: 500 }
const lines = [
  '# Importing contacts',
  '',
  `A file of ${rows.toLocaleString('en-US')} contacts into the large seed, first checked, then written piece by piece and shown at once, while another`,
  'user reads pages of 50 investments, one after the other with 50 ms between two, and adds contacts with 250 ms between two.',
  'Milliseconds they waited; the targets are 45 s for each part and a p95 of 500 ms for the pages. An import has all e-mails to',
  'itself in its last transaction alone: whoever adds a contact waits no longer than for that.',
  '',
  '| engine | part | took s | pages | p50 ms | p95 ms | longest ms | added | p95 ms | longest ms | memory MB |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]
let isTooSlow = false

// What is measured is what is published.
for (const part of ['dist', 'snapshot', 'schema'])
  execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-bench-'))
await measure('PGlite', { data: path.join(folder, 'large') })
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
  const sandbox = await startSandbox({ port, seed: 'large', ...place })
  const { preview, write, added, memory } = await importContacts(sandbox.origin, sandbox.memory)
  await sandbox.stop()
  if (added !== rows) throw new Error(`${added} contacts were added.`)
  for (const [name, part] of [
    ['preview', preview],
    ['write', write],
  ] as const) {
    lines.push(`| ${engine} | ${name} | ${cellsOf(part)} | ${memory.toFixed(0)} |`)
    isTooSlow ||= part.took > most.seconds * 1000 || part.p95 > most.p95
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
