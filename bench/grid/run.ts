// Ours beside four other grids, on the same 50,000 holdings: `node bench/grid/run.ts [--once] [--only ag,mui] [--parts look,sort]
// [--keep FILE] [--built | --sources] [--port 4530] [--write]`. Five turns (`--once`: one), the grids taking turns in browsers of
// their own. `--parts` measures some of look, sort, csv and append. `--keep` adds the results to those of earlier runs with the
// same file, so that a run may be made in parts; the report covers all of them. `--built` takes the last build of the packages,
// `--sources` bundles the checkout. `--write` renews bench/reports/grid.md.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildOurs, bundleAll, installPeers } from './bundle.ts'
import { gridNames, type GridName } from './grids.ts'
import { report, type Runs } from './report.ts'
import { sample, type Figures, type PartName } from './sample.ts'
import { serve } from './serve.ts'
import { ourSizes } from './sizes.ts'

const option = (name: string) => process.argv[process.argv.indexOf(name) + 1]
const has = (name: string) => process.argv.includes(name)
const turns = has('--once') ? 1 : 5
const parts = has('--parts') ? (option('--parts')?.split(',') as PartName[]) : undefined
const names = has('--only') ? (option('--only')?.split(',') as GridName[]) : gridNames

installPeers()
if (!has('--built') && !has('--sources')) buildOurs()
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-grid-'))
const sizes = await bundleAll(folder, { fromSources: has('--sources') })
const own = await ourSizes()
const served = await serve(folder, has('--port') ? Number(option('--port')) : 0)
const kept = has('--keep') ? option('--keep') : undefined
const before = (kept && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}) as Record<
  string,
  Figures[]
>
const runs: Runs = new Map(gridNames.map((name) => [name, before[name] ?? []]))
for (let turn = 0; turn < turns; turn++)
  for (const name of turn % 2 ? names.toReversed() : names) {
    const start = performance.now()
    const figures = await sample(name, served, parts).catch((error: unknown) =>
      console.error(`${name}:`, error),
    )
    if (figures) runs.get(name)?.push(figures)
    if (kept) writeFileSync(kept, JSON.stringify(Object.fromEntries(runs)))
    console.error(
      `${turn + 1} ${name} ${((performance.now() - start) / 1000).toFixed(0)} s, load ${os.loadavg()[0]?.toFixed(1)} ` +
        JSON.stringify(figures, (_, value: unknown) =>
          typeof value === 'number' ? Math.round(10 * value) / 10 : value,
        ),
    )
  }
served.stop()
rmSync(folder, { recursive: true, force: true })

const text = report(runs, { sizes, own })
console.log(text)
if (has('--write')) writeFileSync(new URL('../reports/grid.md', import.meta.url), text)
process.exit(0)
