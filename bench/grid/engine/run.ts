// Measures the engine of the grid without a browser: `pnpm bench grid/engine [--turns 15]`. 50,000 holdings of eleven columns in
// the form of the API; medians in milliseconds of processor time, each of a new engine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type * as Grid from '@capstan/sdk-core/grid'
import { machineLine } from '../../machine.ts'
import { holdings, type Holding } from '../holdings.ts'

const option = (name: string) => process.argv[process.argv.indexOf(name) + 1]
const turns = process.argv.includes('--turns') ? Number(option('--turns')) : 15
const core = path.join(import.meta.dirname, '../../../packages/sdk-core/src')

const { createGridEngine, holdingColumns, writeCsv } = await sources()
const rows = JSON.parse(JSON.stringify(holdings(50_000))) as Holding[]
const few = rows.slice(0, 10_000)
const more = [...few, ...rows.slice(10_000, 10_050)]
const by = (column: string): Grid.GridSort[] => [{ column, direction: 'ascending' }]
const including = (value: string): Grid.GridFilter[] => [
  { column: 'investor', operator: 'includesInsensitive', value },
]
const anEngine = () => createGridEngine({ columns: holdingColumns, idOf: ({ id }) => id })
const totalsOf = (engine: Grid.GridEngine<Holding>) => [
  engine.total('totalUnits'),
  engine.total('totalValue'),
]

interface Measure {
  name: string
  before?: (engine: Grid.GridEngine<Holding>) => unknown
  work: (engine: Grid.GridEngine<Holding>) => unknown
}

const mounted = (engine: Grid.GridEngine<Holding>) => [engine.view({ rows }), totalsOf(engine)]
const [number, text, smith] = [by('totalValue'), by('investorEmail'), including('SMITH')]
const measures: Measure[] = [
  { name: 'first view', work: (engine) => engine.view({ rows }) },
  { name: 'totals', before: (engine) => engine.view({ rows }), work: totalsOf },
  { name: 'sort by number', before: mounted, work: (engine) => engine.view({ rows, sorts: number }) },
  { name: 'sort by text', before: mounted, work: (engine) => engine.view({ rows, sorts: text }) },
  { name: 'filter', before: mounted, work: (engine) => engine.view({ rows, filters: smith }) },
  {
    name: 'totals of the filter',
    before: (engine) => [mounted(engine), engine.view({ rows, filters: smith })],
    work: totalsOf,
  },
  {
    name: 'search in every text',
    before: mounted,
    work: (engine) => engine.view({ rows, search: 'smiths' }),
  },
  {
    name: 'one letter more',
    before: (engine) => engine.view({ rows, search: 'smiths' }),
    work: (engine) => engine.view({ rows, search: 'smithso' }),
  },
  {
    name: 'append 50 to 10,000, sorted and filtered',
    before: (engine) => [engine.view({ rows: few, sorts: text, filters: smith }), totalsOf(engine)],
    work: (engine) => [engine.view({ rows: more, sorts: text, filters: smith }), totalsOf(engine)],
  },
  {
    name: 'one row of 50,000 changes, sorted',
    before: (engine) => engine.view({ rows, sorts: number }),
    work: (engine) => engine.view({ rows: rows.with(7, { ...rows[7] } as Holding), sorts: number }), // there is one
  },
  {
    name: 'CSV',
    work: () =>
      writeCsv(
        rows,
        holdingColumns.map(({ id, kind, value }) => ({
          header: id,
          kind: kind === 'number' ? ('number' as const) : ('text' as const),
          value: (row: Holding) => String(value(row)),
        })),
      ),
  },
]

for (const { name, before, work } of measures) {
  const times = Array.from({ length: turns }, () => {
    const engine = anEngine()
    before?.(engine)
    const start = process.threadCpuUsage()
    work(engine)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  })
  const [first = NaN] = times
  times.sort((a, b) => a - b)
  console.log(`${name.padEnd(42)} ${times[turns >> 1]?.toFixed(2).padStart(8)}   first ${first.toFixed(2)}`)
}
console.log(machineLine())

/** The sources as they are now, as one script. */
async function sources() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-engine-'))
  const contents = `export { createGridEngine } from '${core}/grid/engine/createGridEngine'
    export { writeCsv } from '${core}/grid/csv/writeCsv'
    export { holdingColumns } from '${core}/features/holdings/holdingColumns'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: core },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    conditions: ['capstan-source', 'production'],
  })
  const file = path.join(folder, 'engine.mjs')
  writeFileSync(file, outputFiles[0]?.contents ?? '')
  const module: unknown = await import(pathToFileURL(file).href)
  rmSync(folder, { recursive: true })
  return module as typeof Grid & { holdingColumns: readonly Grid.GridColumn<Holding>[] } // of these sources
}
