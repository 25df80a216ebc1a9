import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { yearTicks } from '../lines/calendarAxis'

export interface VestingAxisProps {
  startsOn: string
  endsOn: string
  /** How far the last day is from the first, of 100. */
  length: number
}

/** The years under a schedule, and its two ends. The steps say their days themselves. */
export function VestingAxis({ startsOn, endsOn, length }: VestingAxisProps) {
  const formats = useFormats()

  return (
    <Axis aria-hidden="true">
      <div>
        {yearTicks(startsOn, endsOn).map(({ at, year }) => (
          <span key={year} style={{ '--capstan-at': `${(at * length) / 100}%` } as CSSProperties}>
            <i>{year}</i>
          </span>
        ))}
      </div>
      <p>
        <bdi>{formats.day(startsOn, 'short')}</bdi>
        <bdi>{formats.day(endsOn, 'short')}</bdi>
      </p>
    </Axis>
  )
}

/** A year has no width of its own: its words stand around its place, below a mark. */
const Axis = styled.div`
  margin-block-start: calc(-1 * var(--capstan-space-2));
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(18 * var(--capstan-unit));
  > div {
    position: relative;
    display: flow-root;
    min-height: 1.5em;
  }
  > div > span {
    position: absolute;
    inset-inline-start: var(--capstan-at);
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 0;
  }
  > div > span::before {
    content: '';
    height: calc(4 * var(--capstan-unit));
    border-inline-start: 1px solid var(--capstan-border-strong);
  }
  i {
    font-style: normal;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--capstan-space-4);
  }
`
