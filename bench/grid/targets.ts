import type { GridName } from './grids.ts'
import type { Figures } from './sample.ts'
import type { OurSizes } from './sizes.ts'

type Found = ReadonlyMap<GridName, Figures>

/** A figure of ours that is held to that of another. */
type Ratio = [what: string, figure: string, most: number, other: GridName]

const ratios: readonly Ratio[] = [
  ['mount', 'mount', 1, 'react-data-grid'],
  ['mount', 'mount', 0.35, 'ag'],
  ['sort by number', 'sortNumber', 1, 'react-data-grid'],
  ['sort by number', 'sortNumber', 0.4, 'ag'],
  ['sort by text', 'sortText', 1, 'react-data-grid'],
  ['sort by text', 'sortText', 0.4, 'ag'],
  ['filter', 'filter', 1, 'react-data-grid'],
  ['filter', 'filter', 0.35, 'ag'],
  ['scroll', 'scroll', 1, 'tanstack'],
  ['scroll', 'scroll', 0.6, 'ag'],
  ['append 50 rows to 10,000', 'append', 1, 'react-data-grid'],
  ['CSV of 50,000 rows', 'csv', 0.6, 'ag'],
]
const limits: readonly [what: string, figure: string, most: number][] = [
  ['blank frames', 'blank', 0],
  ['p95 of 60 steps, ms', 'scrollP95', 17],
  ['heap over the data, MB', 'heapMB', 3],
  ['elements', 'nodes', 450],
  ['frames over 33 ms at 1,000 updates a second', 'liveSlow', 0],
]
const ours: readonly GridName[] = ['holdings-grid', 'rows-in-hand']

/** Every target, with the measured value, and true when it is met. */
export function targets(found: Found, own: OurSizes): string {
  const rows = [
    ...ratios.map(([what, figure, most, other]) => [
      `${what}, of ${other}`,
      `${most} ×`,
      ...ours.map((name) => {
        const ratio = (found.get(name)?.[figure] ?? NaN) / (found.get(other)?.[figure] ?? NaN)
        return verdict(ratio, most, ' ×')
      }),
    ]),
    ...limits.map(([what, figure, most]) => [
      what,
      String(most),
      ...ours.map((name) => verdict(found.get(name)?.[figure] ?? NaN, most)),
    ]),
    ['engine, kB gzip', '14', verdict(own.engine, 14), ''],
    ['with every panel, kB gzip', '25', verdict(own.all, 25), ''],
  ]
  return `| | at most | shipped | rows in hand |
| --- | ---: | ---: | ---: |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
}

function verdict(value: number, most: number, unit = ''): string {
  if (!Number.isFinite(value)) return '—'
  const text = `${value.toFixed(2)}${unit}`
  // A frame of a screen of 60 Hz takes 16.7 ms, which clocks round up.
  return value <= most + (unit ? 0 : 0.05) ? text : `**${text}**`
}
