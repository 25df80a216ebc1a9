import { forwardRef, useId, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ChartFrame, type ChartProps } from '../ChartFrame'
import { Legend } from '../Legend'
import { colourOf, lookAt } from '../Look'
import { quarters, stepLinesOf, type StepPoint } from './stepLinesOf'
import { useWalk } from '../useWalk'
import { VestingAxis } from '../vesting/VestingAxis'

export interface StepLinesProps extends ChartProps {
  /** The lines; one of them may be the measure that the others are compared with: it is dashed, without a fill. */
  lines: readonly { id: string; label: string; isMeasure?: boolean }[]
  /** The sums by the end of each day on which one of them changed, the first day first. */
  points: readonly StepPoint[]
  /** The last day shown, `YYYY-MM-DD`. */
  until: string
}

/** The growth of sums of money by day: stepped, because nothing changes between two days. Its table is beside it. */
export const StepLines = forwardRef<HTMLElement, StepLinesProps>(function StepLines(
  { lines, points, until, ...rest },
  ref,
) {
  const id = useId().replace(/\W/g, '')
  const formats = useFormats()
  const walk = useWalk(points.length, points.length - 1)
  const picture = stepLinesOf(points, until)
  if (!picture) return <EmptyState />

  const figuresOf = ({ values }: StepPoint) =>
    lines.map(({ label }, index) => `${label}: ${formats.money(values[index] ?? '0')}`)
  const said = (point: StepPoint) => [formats.day(point.day), ...figuresOf(point)].join(' · ')
  const shown = points[walk.shown ?? points.length - 1]
  const focused = walk.focused === undefined ? undefined : picture.stops[walk.focused]

  return (
    <ChartFrame {...rest} ref={ref}>
      <p className="capstan-chart-words">
        <span aria-hidden="true">{shown && formats.day(shown.day)}</span>
      </p>
      <Field>
        <Scale aria-hidden="true">
          {quarters(picture.top).map(({ at, value }) => (
            <span key={at}>{formats.units(value)}</span>
          ))}
        </Scale>
        <Svg role="presentation" viewBox="0 0 100 100" preserveAspectRatio="none" {...walk.picture}>
          {quarters(picture.top).map(({ at }) => (
            <path key={at} className="capstan-quarter" d={`M0,${at}H100`} />
          ))}
          {picture.lines.map(({ line, ground }, index) =>
            lines[index]?.isMeasure ? (
              <path key={lines[index]?.id} className="capstan-step-measure" d={withoutRise(line)} />
            ) : (
              <g
                key={lines[index]?.id}
                style={{ '--capstan-fill': colourOf(lookAt(index)) } as CSSProperties}
              >
                <path className="capstan-step-ground" d={ground} />
                <path className="capstan-step-line" data-line={index} d={line} />
              </g>
            ),
          )}
          {points.map((point, index) => (
            <rect
              key={point.day}
              {...walk.part(index)}
              className="capstan-step-stop"
              aria-label={said(point)}
              x={picture.stops[index]?.at}
              width={picture.stops[index]?.length}
              height="100"
            />
          ))}
          {focused && <path className="capstan-step-focus" d={`M${focused.at},0V100`} />}
        </Svg>
      </Field>
      <VestingAxis startsOn={picture.from} endsOn={picture.to} length={100} />
      <Legend
        id={id}
        entries={lines.map(({ id: key, label, isMeasure }, index) => ({
          id: key,
          label,
          text: shown ? formats.money(shown.values[index] ?? '0') : '',
          mark: isMeasure ? 'mark' : lookAt(index),
        }))}
      />
    </ChartFrame>
  )
})

/** A measure begins where it is: it did not grow from nothing. */
const withoutRise = (line: string) => line.replace(/^M0,100V/, 'M0,')

const Field = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--capstan-space-2);
  height: calc(280 * var(--capstan-unit));
`

/** The labels of the horizontal lines, each in the middle of its line. */
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.7em;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: 1.4;
  text-align: end;
`

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .capstan-quarter {
    stroke: var(--capstan-border-subtle);
  }
  .capstan-step-ground {
    fill: var(--capstan-fill);
    opacity: 0.14;
  }
  .capstan-step-line {
    stroke: var(--capstan-fill);
    stroke-width: 2;
  }
  .capstan-step-line[data-line='1'] {
    stroke-dasharray: 6 2;
  }
  .capstan-step-measure {
    stroke: var(--capstan-text-muted);
    stroke-dasharray: 5 4;
  }
  .capstan-step-stop {
    fill: transparent;
    outline: none;
  }
  .capstan-step-focus {
    stroke: var(--capstan-focus);
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    .capstan-step-line {
      stroke: CanvasText;
    }
    .capstan-step-measure {
      stroke: GrayText;
    }
    .capstan-step-ground {
      fill: none;
    }
  }
`
