import type { Formats } from '@capstan/sdk-core'
import { forwardRef, useId } from 'react'
import { useFormats } from '../language/useFormats'
import { EmptyState } from '../ui/feedback/EmptyState'
import { BarPicture } from './BarPicture'
import type { ChartFigure } from './ChartFigure'
import { ChartFrame, type ChartProps } from './ChartFrame'
import { DonutPicture } from './DonutPicture'
import { Legend } from './Legend'
import { type ChartsMessages, useChartsMessages } from './messages'
import { shareEntries } from './shareEntries'
import { foldParts, shareParts, sumOf, type Share } from './shareParts'
import { LargestNote } from './LargestNote'
import { ShareTable } from './ShareTable'
import { treemapParts } from './treemapParts'
import { TreemapPicture } from './TreemapPicture'
import { useWalk } from './useWalk'

export interface ShareChartProps extends ChartProps {
  /** Who has what, in any order: owners and units, assets and their value. */
  shares: readonly Share[]
  /** A bar, which reads from its beginning; a donut with the whole in its middle; tiles, where there are many. */
  shape?: 'bar' | 'donut' | 'treemap'
  /** How the figures are written; `units` unless told. */
  figure?: ChartFigure
  /** The words above the names in the table. */
  nameHeader?: string
  /** The words above the figures in the table and in the donut. */
  figureHeader?: string
}

/**
 * A whole in shares: the seven largest, or a hundred tiles, the rest as one, every one of them in the table. Percentages add to 100.00.
 *
 * @throws CapstanError `invalid_decimal` where a figure is missing, `invalid_part` where one is below 0
 */
export const ShareChart = forwardRef<HTMLElement, ShareChartProps>(function ShareChart(
  { shares, shape = 'bar', figure = 'units', nameHeader, figureHeader, ...rest },
  ref,
) {
  const id = useId().replace(/\W/g, '')
  const formats = useFormats()
  const messages = useChartsMessages()
  const parts = shareParts(shares)
  const whole = sumOf(parts.map(({ value }) => value))
  const isTreemap = shape === 'treemap'
  const words = wordsOf(formats, figure, messages)
  const { drawn, entries } = shareEntries(foldParts(parts), whole, words)
  const tiles = isTreemap ? treemapParts(foldParts(parts, mostTiles), whole, words) : []
  const walk = useWalk(isTreemap ? tiles.length : drawn.length)
  const shown = walk.shown === undefined ? undefined : drawn[walk.shown]?.id
  const legend = (
    <Legend id={id} entries={entries.map((entry) => ({ ...entry, isShown: entry.id === shown }))} />
  )
  const headers = [nameHeader ?? messages.name, figureHeader ?? messages.amount, messages.share] as const

  if (shares.length === 0) return <EmptyState />
  return (
    <ChartFrame {...rest} ref={ref} data-shape={shape}>
      {isTreemap ? (
        <>
          <TreemapPicture parts={tiles} walk={walk} />
          <LargestNote parts={parts} />
        </>
      ) : shape === 'donut' ? (
        <div className="capstan-chart-beside">
          <DonutPicture
            id={id}
            parts={drawn}
            walk={walk}
            figure={formats[figure](whole)}
            caption={headers[1]}
          />
          {legend}
        </div>
      ) : (
        <>
          <BarPicture id={id} parts={drawn} walk={walk} />
          {legend}
        </>
      )}
      <ShareTable label={rest['aria-label']} headers={headers} parts={parts} whole={whole} figure={figure} />
    </ChartFrame>
  )
})

// Smaller ones could be neither seen nor pressed.
const mostTiles = 100

const wordsOf = (formats: Formats, figure: ChartFigure, messages: ChartsMessages) => ({
  messages,
  others: (count: number) => formats.plural(messages.others, count),
  value: formats[figure],
  percent: formats.percent,
})
