import { styled } from 'styled-components'

export interface SummaryFigureProps {
  /** What it is. */
  label: string
  /** The figure. */
  value: string
  /** The same on another scale. */
  detail?: string
}

/** A figure a card is about. */
export function SummaryFigure({ label, value, detail }: SummaryFigureProps) {
  return (
    <Pair>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi> {detail && <small dir="ltr">{detail}</small>}
      </dd>
    </Pair>
  )
}

const Pair = styled.div`
  > dt {
    color: var(--capstan-text-muted);
  }
  > dd {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.01em;
  }
  /* A figure is never broken: where people's text is large and the screen narrow, it takes what room there is. */
  > dd {
    font-size: min(var(--capstan-font-size-title), 9cqi);
  }
  > dd > * {
    white-space: nowrap;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-lead);
    font-weight: var(--capstan-font-weight-regular);
    letter-spacing: 0;
  }
`
