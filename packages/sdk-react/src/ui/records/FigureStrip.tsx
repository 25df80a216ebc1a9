import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { narrow } from '../layout/breakpoints'

export interface StripFigure {
  label: string
  value: ReactNode
  /** Content that belongs to the figure, below it. */
  note?: string
}

export interface FigureStripProps {
  figures: readonly StripFigure[]
  /** Draws a border around it, if it is not in a card. */
  framed?: boolean
}

/** The figures that a card or a letter is about, in one row; below each other where it is narrow. */
export function FigureStrip({ figures, framed = false }: FigureStripProps) {
  return (
    <Strip data-framed={framed || undefined}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </Strip>
  )
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(180 * var(--capstan-unit))), 1fr));
  margin: 0;
  overflow-wrap: anywhere;
  break-inside: avoid;
  &[data-framed] {
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
  }
  > div {
    padding: var(--capstan-space-4) var(--capstan-space-6);
  }
  > div + div {
    border-inline-start: 1px solid var(--capstan-border-subtle);
  }
  dt,
  dd + dd {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
  }
  dt + dd {
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
    > div + div {
      border-inline-start: 0;
      border-top: 1px solid var(--capstan-border-subtle);
    }
  }
`
