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
  each: number[]
  processor: number
}
interface Session {
  read: Times
  write: Times
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

const runs = new Map<string, Session[]>(peers.map((peer) => [peer, []]))
for (let turn = 0; turn < repetitions; turn++)
  for (const peer of turn % 2 ? peers.toReversed() : peers) {
    runs.get(peer)?.push(run<Session>('session', peer, String(rows)))
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
/** The columns of the sessions of a peer: medians of the first run and of the processor time, and the best run. */
const columns: [string, (sessions: readonly Session[]) => number][] = (['read', 'write'] as const).flatMap(
  (kind): [string, (sessions: readonly Session[]) => number][] => [
    [`${kind}, first`, (sessions) => median(sessions.map((session) => session[kind].each[0] ?? NaN))],
    [`${kind}, best`, (sessions) => Math.min(...sessions.flatMap((session) => session[kind].each))],
    [`${kind}, processor`, (sessions) => median(sessions.map((session) => session[kind].processor))],
  ],
)
const figures = new Map(peers.map((peer) => [peer, columns.map(([, of]) => of(runs.get(peer) ?? []))]))
const ours = figures.get('capstan') ?? []
const lines = peers.map((peer) => {
  const cells = (figures.get(peer) ?? []).map(
    (time, at) => `${time.toFixed(1)} (${(time / (ours[at] ?? NaN)).toFixed(2)}×)`,
  )
  return `| ${peer} | ${cells.join(' | ')} |`
})

const page = `# CSV beside Papa Parse, and a pattern made to hang

${rows.toLocaleString('en-US')} rows of 10 columns: text, quotes, line ends, decimals of 18 places, addresses. ${repetitions} processes for each, taking
turns, of seven runs each. Milliseconds; in brackets how many times ours. "First" is the first run of a process, the
median of all; "best" the best run of all; "processor" what one run costs the processor on average, collecting garbage
included, the median of all: other programs ran on the machine, and only the wall clock counts what they took.

Papa Parse 5.7.1 is configured to divide cells at commas; "guarded" asks it to keep spreadsheets from running cells as
formulas, as ours does always. Ours besides refuses what is not RFC 4180, with the number of the record.

| | ${columns.map(([name]) => name).join(' | ')} |
| --- |${columns.map(() => ' ---: |').join('')}
${lines.join('\n')}

\`/^(a+)+$/\` on 28 letters and a mark, which it does not match, in milliseconds:

| JavaScript's own engine | ours, the first time | ours, later |
| ---: | ---: | ---: |
| ${hanging.native.toFixed(0)} | ${hanging.first.toFixed(2)} | ${hanging.later.toFixed(3)} |

${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
Made by \`node bench/csv/run.ts --write\`.
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(new URL('../reports/csv.md', import.meta.url), page)
const isSlower = columns.some(
  ([name], at) => !name.endsWith('first') && (figures.get('papa')?.[at] ?? 0) < (ours[at] ?? 0),
)
process.exit(isSlower ? 1 : 0)
