import { machineLine } from '../machine.ts'
import { gridOf, type GridName } from './grids.ts'
import type { Figures } from './sample.ts'
import type { OurSizes } from './sizes.ts'
import { targets } from './targets.ts'

/** The results of every session, by grid. */
export type Runs = Map<GridName, Figures[]>

export interface Weights {
  /** The sizes of each page beyond React and the harness, in kB gzip. */
  sizes: Readonly<Record<string, number>>
  own: OurSizes
}

const columns: Readonly<Record<string, string>> = {
  mount: 'mount',
  sortNumber: 'sort, number',
  sortText: 'sort, text',
  filter: 'filter',
  scroll: 'scroll, a step',
  append: 'append 50',
  csv: 'CSV',
  loadAll: 'load all',
  live: 'live, 3 s',
}
const more: Readonly<Record<string, string>> = {
  mountMs: 'mount',
  sortNumberMs: 'sort, number',
  sortTextMs: 'sort, text',
  filterMs: 'filter',
  csvMs: 'CSV',
  scrollP95: 'p95 of 60 steps',
  scrollSlow: 'steps over 33',
  blank: 'blank',
  liveSlow: 'live: frames over 33',
  liveMost: 'live: longest',
  heapMB: 'heap MB',
  nodes: 'elements',
}

/** The page of ratios and targets. */
export function report(runs: Runs, { sizes, own }: Weights): string {
  const found = new Map([...runs].map(([name, all]) => [name, medians(all)]))
  return `# Our grid beside its peers

50,000 holdings of eleven columns, every figure a decimal text of 18 places as the API gives it, rows of 36 px in a box of
1,240 × 700 px. Production builds in one headless Chromium each, in turns; medians of ${turnsOf(runs)}. Every grid shows the same
texts; the others sort figures as floats, read once a row where their interface allows it, and ours exactly, to the last
digit, empty cells last. AG Grid has \`animateRows\` off; MUI X runs on its trial, which is for this. react-data-grid sorts and
filters by what its user writes.

Ours stands here twice: the shipped \`HoldingsGrid\` with all it has, against a platform behind HTTP and a socket on another
core (its mount has asked for fifty rows, parsed them and put them into the cache; "append" is the next page at 10,000), and
the same grid with the rows in hand, as the others have theirs. It sums them up a tenth of a second after they are there,
which is in no figure. The filter of ours is typed, its 150 ms of waiting for
another key taken off no figure. A thousand rows a second change for three seconds, every other one in sight: the shipped
grid receives them and requests the changed rows, about a hundred at once twice a second; the others take over what a frame's
time brings, one call a frame.

## Processor

Milliseconds the page has worked, in brackets how many times ours with rows in hand.

${table(found, columns, { base: 'rows-in-hand' })}

## Clock, frames, memory

Milliseconds on the clock, which others on the machine lengthen. Blank are frames in which more than a row's height was
painted without a row. Heap is over the page with the rows in it; the shipped grid's has the rows in it, and their cache.

${table(found, more, {})}

## Size

kB gzip over React: ${[...runs.keys()].map((name) => `${gridOf(name).title} ${sizes[name]?.toFixed(1)}`).join(', ')}. Ours has the client, its
cache and the parts of the kit in it. The engine with its state and the body that draws rows: ${own.engine.toFixed(1)}. All of the grid beyond
what it shares with the kit: ${own.first.toFixed(1)} at first, ${own.all.toFixed(1)} with every panel.

## Targets

${targets(found, own)}

${machineLine()}
Made by \`pnpm bench grid --write\`. Read the ratios: the times are this machine's at that hour.
`
}

/** Returns the number of measurements of each figure: "5", or "3 to 5". */
function turnsOf(runs: Runs): string {
  const counts = [...runs.values()].flatMap((all) => {
    const keys = new Set(all.flatMap((figures) => Object.keys(figures)))
    return [...keys].map((key) => all.filter((figures) => key in figures).length)
  })
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? String(most) : `${least} to ${most}`
}

type Found = ReadonlyMap<GridName, Figures>

function table(found: Found, names: typeof columns, { base }: { base?: GridName }): string {
  const keys = Object.keys(names).filter((key) => [...found.values()].some((figures) => key in figures))
  const rows = [...found].map(([name, figures]) => {
    const cells = keys.map((key) =>
      cell(figures[key], base && name !== base ? found.get(base)?.[key] : undefined),
    )
    return `| ${gridOf(name).title} | ${cells.join(' | ')} |`
  })
  return `| | ${keys.map((key) => names[key]).join(' | ')} |
| --- | ${keys.map(() => '---:').join(' | ')} |
${rows.join('\n')}`
}

function cell(value: number | undefined, ours: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '—'
  return ours ? `${short(value)} (${(value / ours).toFixed(2)}×)` : short(value)
}

const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1))

function medians(all: readonly Figures[]): Figures {
  const names = new Set(all.flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = all.flatMap((figures) => figures[name] ?? []).sort((a, b) => a - b)
      return [name, values[values.length >> 1] ?? Number.NaN]
    }),
  )
}
