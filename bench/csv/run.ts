// CSV beside Papa Parse, and a pattern made to hang: `node bench/csv/run.ts [--write]` renews bench/reports/csv.md.
// One process for each peer and repetition, the peers taking turns.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'

const peers = ['capstan', 'papa', 'papa, guarded']
const repetitions = 9
const rows = 50_000

interface Times {
  read: number[]
  write: number[]
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-csv-'))
await build({
  entryPoints: ['session.ts', 'hanging.ts'].map((name) => path.join(import.meta.dirname, name)),
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  conditions: ['capstan-source', 'production'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
})

const runs = new Map<string, Times[]>(peers.map((peer) => [peer, []]))
for (let turn = 0; turn < repetitions; turn++)
  for (const peer of turn % 2 ? peers.toReversed() : peers) {
    runs.get(peer)?.push(run<Times>('session', peer, String(rows)))
  }
const hanging = run<{ native: number; first: number; later: number }>('hanging')
rmSync(folder, { recursive: true, force: true })

function run<Figures>(script: string, ...args: string[]): Figures {
  const { stdout } = spawnSync(process.execPath, [path.join(folder, `${script}.mjs`), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(stdout) as Figures
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
const columns: [string, (times: Times) => number][] = [
  ['read, first', ({ read }) => read[0] ?? NaN],
  ['read', ({ read }) => mean(read.slice(1))],
  ['write, first', ({ write }) => write[0] ?? NaN],
  ['write', ({ write }) => mean(write.slice(1))],
]
const best: [string, (times: Times) => number][] = [
  ['read, best', ({ read }) => Math.min(...read)],
  ['write, best', ({ write }) => Math.min(...write)],
]
const figures = new Map(
  peers.map((peer) => {
    const times = runs.get(peer) ?? []
    const bests = best.map(([, of]) => Math.min(...times.map(of)))
    return [peer, [...columns.map(([, of]) => median(times.map(of))), ...bests]]
  }),
)
const ours = figures.get('capstan') ?? []
const lines = peers.map((peer) => {
  const cells = (figures.get(peer) ?? []).map(
    (time, at) => `${time.toFixed(1)} (${(time / (ours[at] ?? NaN)).toFixed(2)}×)`,
  )
  return `| ${peer} | ${cells.join(' | ')} |`
})

const page = `# CSV beside Papa Parse, and a pattern made to hang

${rows.toLocaleString('en-US')} rows of 10 columns: text, quotes, line ends, decimals of 18 places, addresses. Milliseconds, medians of ${repetitions}
processes for each, taking turns; in brackets how many times ours. "First" is the first time in a process, the others
the mean of six more, collecting garbage included; "best" is the best of all, which other programs disturb least. Papa Parse 5.7.1 is told that commas divide cells; "guarded" asks it to keep spreadsheets from
running cells as formulas, as ours does always. Ours besides refuses what is not RFC 4180, with the number of the record.

| | ${[...columns, ...best].map(([name]) => name).join(' | ')} |
| --- |${[...columns, ...best].map(() => ' ---: |').join('')}
${lines.join('\n')}

\`/^(a+)+$/\` on 28 letters and a mark, which it does not match, in milliseconds:

| JavaScript's own engine | ours, the first time | ours, later |
| ---: | ---: | ---: |
| ${hanging.native.toFixed(0)} | ${hanging.first.toFixed(2)} | ${hanging.later.toFixed(3)} |

${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Made by \`node bench/csv/run.ts --write\`. Other programs ran on the machine: read the ratios, not the times.
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(new URL('../reports/csv.md', import.meta.url), page)
const isSlower = best.some((_, at) => {
  const column = columns.length + at
  return (figures.get('papa')?.[column] ?? 0) < (ours[column] ?? 0)
})
process.exit(isSlower ? 1 : 0)
