import { decimal } from '@capstan/sdk-core'
import { styled } from 'styled-components'
import { drawnPercent } from '../../charts/layOut'

export interface UnitsCellProps {
  /** The figure as it is written. */
  text: string
  /** Units issued: plain digits. */
  issued: string
  /** Units bought and not yet issued: plain digits. */
  waiting: string
  /** The units of the largest row: plain digits. */
  largest: string
}

/** Units beside a bar, whose length is their part of the units of the largest row; units waiting to be issued are hatched. */
export function UnitsCell({ text, issued, waiting, largest }: UnitsCellProps) {
  const widthOf = (units: string) => `${Math.min(100, drawnPercent(decimal(units), decimal(largest)))}%`
  return (
    <Line>
      <span aria-hidden="true">
        <span style={{ width: widthOf(issued) }} />
        <span data-waiting="" style={{ width: widthOf(waiting) }} />
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
    display: flex;
    flex: 1 1 0;
    max-width: calc(160 * var(--capstan-unit));
    height: calc(4 * var(--capstan-unit));
    overflow: hidden;
    border-radius: calc(2 * var(--capstan-unit));
    background: var(--capstan-track);
  }
  > span > span {
    flex: none;
    height: 100%;
    background: var(--capstan-data-1);
    print-color-adjust: exact;
  }
  > span > [data-waiting] {
    background: repeating-linear-gradient(
      -45deg,
      var(--capstan-data-1) 0 calc(2 * var(--capstan-unit)),
      transparent calc(2 * var(--capstan-unit)) calc(4 * var(--capstan-unit))
    );
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
