import type { Formats } from '@capstan/sdk-core'
import { forwardRef, useId } from 'react'
import { useFormats } from '../../language/useFormats'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { BarPicture } from './BarPicture'
import type { ChartFigure } from '../ChartFigure'
import { ChartFrame, type ChartProps } from '../ChartFrame'
import { DonutPicture } from './DonutPicture'
import { Legend } from '../Legend'
import { type ChartsMessages, useChartsMessages } from '../messages'
import { shareEntries } from './shareEntries'
import { foldParts, sumOf, wholeParts, type RestOfShares, type Share, type ShareState } from './shareParts'
import { LargestNote } from './LargestNote'
import { ShareTable } from './ShareTable'
import { tileEntries } from './tileEntries'
import { TileLegend } from './TileLegend'
import { labelIn, treemapParts } from './treemapParts'
import { TreemapPicture } from './TreemapPicture'
import { useWalk } from '../useWalk'

export interface ShareChartProps extends ChartProps {
  /** The shares in any order: owners and units, assets and their value. */
  shares: readonly Share[]
  /** The sum of the shares that are not given, where these are the largest of very many. */
  rest?: RestOfShares
  /** The groups of tiles, each with its own colour, and the total of each. */
  groups?: readonly Share[]
  /** The issued and the pending part, where the legend of tiles shows both. */
  states?: readonly ShareState[]
  /** A bar, which reads from its beginning; a donut with the whole in its middle; tiles, where there are many. */
  shape?: 'bar' | 'donut' | 'treemap'
  /** How the figures are written; `units` by default. */
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
  {
    shares,
    rest: besides,
    groups = none,
    states = none,
    shape = 'bar',
    figure = 'units',
    nameHeader,
    figureHeader,
    ...frame
  },
  ref,
) {
  const id = useId().replace(/\W/g, '')
  const formats = useFormats()
  const messages = useChartsMessages()
  const { parts, rest } = wholeParts(shares, besides)
  const whole = sumOf([...parts, ...(rest ? [rest] : [])].map(({ value }) => value))
  const isTreemap = shape === 'treemap'
  const words = wordsOf(formats, figure, messages)
  const { drawn, entries } = shareEntries(foldParts(parts, mostParts, rest), whole, words)
  const tiles = isTreemap ? treemapParts(foldParts(parts, mostTiles, rest), whole, words, groups) : []
  const walk = useWalk(isTreemap ? tiles.length : drawn.length)
  const shown = walk.shown === undefined ? undefined : drawn[walk.shown]?.id
  const legend = (
    <Legend id={id} entries={entries.map((entry) => ({ ...entry, isShown: entry.id === shown }))} />
  )
  const headers = [nameHeader ?? messages.name, figureHeader ?? messages.amount, messages.share] as const

  if (shares.length === 0) return <EmptyState />
  return (
    <ChartFrame {...frame} ref={ref} data-shape={shape}>
      {isTreemap ? (
        <>
          {groups.length + states.length > 0 && (
            <TileLegend id={id} entries={tileEntries(groups, states, words)} />
          )}
          <TreemapPicture id={id} parts={tiles} walk={walk} />
          <LargestNote parts={parts} whole={whole} />
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
      <ShareTable
        label={frame['aria-label']}
        headers={headers}
        parts={[
          ...parts.map((part) => ({ ...part, label: labelIn(groups, part, words) })),
          ...(rest ? [{ ...rest, id: 'others', label: words.others(rest.count) }] : []),
        ]}
        whole={whole}
        figure={figure}
      />
    </ChartFrame>
  )
})

const none: readonly never[] = []
const mostParts = 7
// Smaller ones could be neither seen nor pressed.
const mostTiles = 100

const wordsOf = (formats: Formats, figure: ChartFigure, messages: ChartsMessages) => ({
  messages,
  others: (count: number) => formats.plural(messages.others, count),
  value: formats[figure],
  percent: formats.percent,
})
