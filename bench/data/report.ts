import { machineLine } from '../machine.ts'
import { peers, type PeerName } from './bundle.ts'
import type { Figures } from './Machine.ts'

/** One session of one client. */
export interface Run {
  machine: 'node' | 'chromium'
  peer: PeerName
  n: number
  figures: Figures
  isDone: boolean
}

const titles: Record<PeerName, string> = {
  ours: 'Capstan',
  scan: 'TanStack Query, scanned',
  relay: 'Relay',
  graphcache: 'urql Graphcache',
  apollo: 'Apollo Client, limits raised',
}

const columns: Record<string, string> = {
  write: 'write n',
  longestTask: 'longest task of it',
  readFirst: 'read',
  readAgain: 'read again',
  writePages: 'write 19 pages',
  updateFirst: 'first update',
  update: 'update',
  nested: 'nested update',
  removeFirst: 'first delete',
  remove: 'delete',
  createFirst: 'first create',
  create: 'create',
  pushes: '1,000 pushes',
  batch: '1,000 in one batch',
  heap: 'heap MB',
  wrong: 'wrong',
}

/** The page of ratios: medians in milliseconds, and how many times ours each is. */
export function report(
  runs: readonly Run[],
  { bound, repetitions }: { bound: number; repetitions: number },
): string {
  const tables = groups(runs).map(({ machine, n }) => table(runs, machine, n))
  return `# The data layer beside its peers

Lists of distributions with an investor account, an allocation and a round in each row: one of n rows and 19 pages of up
to 1,000, all 20 observed, each filtered and ordered. Times are milliseconds until every observer has the new value,
medians of ${repetitions}; in brackets how many times ours it is. A client that does fewer than 1,000 pushes in three seconds has its
time for 1,000 worked out. A session that takes longer than ${bound / 1000} s is ended, and what it had found by then is shown.
Only Capstan finds out by itself which lists a created record belongs to; for the others that is written by hand here.

${tables.join('\n\n')}

${machineLine()}
Made by \`node bench/data/run.ts --write\`. Read the ratios: the times are this machine's at that hour.
`
}

function groups(runs: readonly Run[]): Pick<Run, 'machine' | 'n'>[] {
  const seen = new Map(runs.map(({ machine, n }) => [`${machine} ${n}`, { machine, n }]))
  return [...seen.values()]
}

function table(runs: readonly Run[], machine: Run['machine'], n: number): string {
  const of = (peer: PeerName) =>
    runs.filter((run) => run.machine === machine && run.n === n && run.peer === peer)
  const ours = medians(of('ours'))
  const names = Object.keys(columns).filter((name) => Number.isFinite(ours[name]))
  const rows = peers
    .filter((peer) => of(peer).length > 0)
    .map((peer) => {
      const late = of(peer).some(({ isDone }) => !isDone) ? ' (out of time)' : ''
      const figures = medians(of(peer))
      const cells = names.map((name) =>
        cell(figures[name], peer === 'ours' || name === 'wrong' ? undefined : ours[name]),
      )
      return `| ${titles[peer]}${late} | ${cells.join(' | ')} |`
    })
  return `## ${n.toLocaleString('en-US')} records, ${machine === 'node' ? 'Node' : 'Chromium'}

| | ${names.map((name) => columns[name]).join(' | ')} |
| --- | ${names.map(() => '---:').join(' | ')} |
${rows.join('\n')}`
}

function cell(value: number | undefined, ours: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '—'
  return ours ? `${short(value)} (${short(value / ours)}×)` : short(value)
}

function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value === 0 ? '0' : String(Number(value.toPrecision(2)))
}

function medians(runs: readonly Run[]): Figures {
  const names = new Set(runs.flatMap(({ figures }) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(runs.map(({ figures }) => figures[name]))]),
  )
}

function median(values: readonly (number | undefined | null)[]): number {
  const known = values
    .filter((value) => typeof value === 'number' && Number.isFinite(value))
    .sort((a, b) => Number(a) - Number(b))
  return known[known.length >> 1] ?? Number.NaN
}
