import { styled } from 'styled-components'

export interface TotalFigureProps {
  /** The name of the figure. */
  label: string
  /** The figure. */
  value: string
}

/** A total of a table. */
export function TotalFigure({ label, value }: TotalFigureProps) {
  return (
    <Pair>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </Pair>
  )
}

/** Several of them beside each other. */
export const TotalFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-4) var(--capstan-space-12);
  margin: 0;
`

/** A figure never wraps: with large text on a narrow screen, it takes all available width. */
const Pair = styled.div`
  > dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > dd {
    margin: 0;
    font: var(--capstan-font-weight-strong) min(var(--capstan-font-size-title), 8cqi) /
      var(--capstan-font-line-title) var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`
