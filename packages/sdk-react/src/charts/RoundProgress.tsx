import { forwardRef, useId } from 'react'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { BarPicture } from './shares/BarPicture'
import type { ChartFigure } from './ChartFigure'
import { ChartFrame, type ChartProps } from './ChartFrame'
import { layOut, drawnPercent } from './layOut'
import { Legend } from './Legend'
import type { Look } from './Look'
import { useChartsMessages } from './messages'
import { roundParts, type RoundFigures } from './roundParts'
import { figureText } from './shares/shareEntries'
import { ShareTable } from './shares/ShareTable'
import { useWalk } from './useWalk'

export interface RoundProgressProps extends ChartProps, RoundFigures {
  /** How the figures are written; `money` by default. */
  figure?: ChartFigure
}

/**
 * The progress of a round: the raised, the reserved and the available part of the total. An excess over the total is drawn beyond
 * a line, with percentages above 100.
 *
 * @throws CapstanError `invalid_decimal` where a figure is missing, `invalid_part` where one is below 0
 */
export const RoundProgress = forwardRef<HTMLElement, RoundProgressProps>(function RoundProgress(
  { total, raised, reserved, figure = 'money', ...rest },
  ref,
) {
  const id = useId().replace(/\W/g, '')
  const formats = useFormats()
  const messages = useChartsMessages()
  const { parts, whole, total: exactTotal } = roundParts({ total, raised, reserved })
  const words = { messages, value: formats[figure], percent: formats.percent }
  const rows = parts.map((part) => ({
    ...part,
    label: messages[part.id],
    text: figureText(part.value, part.percent, words),
  }))
  const isDrawn = ({ id: part, value }: (typeof rows)[number]) => part !== 'over' && !value.isZero
  const shown = rows.filter(isDrawn)
  const spans = layOut(
    shown.map(({ value }) => value),
    whole,
  )
  const drawn = shown.map(({ id: part, label, text }, index) => {
    const span = spans[index] ?? { at: 0, length: 0 }
    return { ...span, id: part, look: looks[part], text: fillIn(messages.part, { label, figure: text }) }
  })
  const walk = useWalk(drawn.length)
  const active = walk.shown === undefined ? undefined : drawn[walk.shown]?.id
  const isOver = rows.some((row) => row.id === 'over')
  const [raisedPart] = parts

  return (
    <ChartFrame {...rest} ref={ref}>
      <p className="capstan-chart-words">
        <b>
          {fillIn(messages.raisedOf, {
            raised: raisedPart?.percent ? formats.percent(raisedPart.percent) : formats[figure](raised),
            total: formats[figure](total),
          })}
        </b>
      </p>
      <BarPicture
        id={id}
        parts={drawn}
        lines={isOver ? [{ at: drawnPercent(exactTotal, whole), kind: 'mark' }] : []}
        walk={walk}
      />
      <Legend
        id={id}
        entries={rows.map((row) => ({
          ...row,
          mark: row.id === 'over' ? 'mark' : looks[row.id],
          isSaid: isDrawn(row),
          isShown: row.id === active,
        }))}
      />
      <ShareTable
        label={rest['aria-label']}
        headers={[messages.name, messages.amount, messages.share]}
        parts={rows}
        whole={exactTotal}
        figure={figure}
      />
    </ChartFrame>
  )
})

const looks = { raised: 0, reserved: 1, free: 'rest', over: 'rest' } as const satisfies Record<string, Look>
