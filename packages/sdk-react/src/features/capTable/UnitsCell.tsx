import { decimal } from '@capstan/sdk-core'
import { styled } from 'styled-components'
import { drawnPercent } from '../../charts/layOut'

export interface UnitsCellProps {
  /** The figure as it is written. */
  text: string
  /** Plain digits. */
  units: string
  /** What the largest row has: plain digits. */
  largest: string
}

/** Units beside a bar, which is as long as they are of what the largest row has. */
export function UnitsCell({ text, units, largest }: UnitsCellProps) {
  const percent = Math.min(100, drawnPercent(decimal(units), decimal(largest)))
  return (
    <Line>
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <bdi>{text}</bdi>
    </Line>
  )
}

/** The bar gives way to the figure, never the other way round. */
const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-3);
  width: 100%;
  > span {
    flex: 1 1 0;
    max-width: calc(160 * var(--capstan-unit));
    height: calc(4 * var(--capstan-unit));
    overflow: hidden;
    border-radius: calc(2 * var(--capstan-unit));
    background: var(--capstan-track);
  }
  > span > span {
    display: block;
    height: 100%;
    background: var(--capstan-data-1);
    print-color-adjust: exact;
  }
  > bdi {
    flex: none;
  }
  @media (forced-colors: active) {
    > span > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
