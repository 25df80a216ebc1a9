import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { colourOf, type Look } from './Look'
import { fillOf, Patterns } from './Patterns'

/** The meaning of a colour, pattern or line of the chart. */
export interface LegendEntry {
  id: string
  label: string
  /** Its figures. */
  text: string
  mark: Look | 'now' | 'mark'
  /** It is not there yet: it is dashed. */
  isPending?: boolean
  /** The picture already has this as its accessible name. */
  isSaid?: boolean
  /** True when its part is highlighted in the chart. */
  isShown?: boolean
}

export interface LegendProps {
  /** That of the picture, which is drawn in its patterns. */
  id: string
  entries: readonly LegendEntry[]
}

/** Legend of a chart with its figures. It leaves out texts that label the parts of the chart. */
export function Legend({ id, entries }: LegendProps) {
  const looks = entries.flatMap(({ mark }) => (mark === 'now' || mark === 'mark' ? [] : mark))

  return (
    <>
      <Patterns id={id} looks={looks} />
      <LegendList aria-hidden={entries.every(({ isSaid }) => isSaid) || undefined} className="capstan-legend">
        {entries.map(({ id: key, label, text, mark, isPending, isSaid, isShown }) => (
          <li key={key} aria-hidden={isSaid || undefined} data-shown={isShown || undefined}>
            <Swatch id={id} mark={mark} isPending={isPending} />
            <bdi>{label}</bdi>
            <bdi>{text}</bdi>
          </li>
        ))}
      </LegendList>
    </>
  )
}

function Swatch({ id, mark, isPending }: { id: string } & Pick<LegendEntry, 'mark' | 'isPending'>) {
  const isLine = mark === 'now' || mark === 'mark'

  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      {isLine ? (
        <line
          className="capstan-line"
          data-line={mark}
          x1="6"
          x2="6"
          y2="12"
          // So short a line shows the dashes of a chart as two dots.
          style={mark === 'mark' ? { strokeDasharray: '3 1.5' } : undefined}
        />
      ) : (
        <rect
          className="capstan-part"
          data-pending={isPending || undefined}
          width="12"
          height="12"
          fill={fillOf(id, mark)}
          style={{ '--capstan-fill': colourOf(mark) } as CSSProperties}
        />
      )}
    </svg>
  )
}

/** A long name breaks beside its mark rather than below it. */
export const LegendList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(320 * var(--capstan-unit))), 1fr));
  gap: 0 var(--capstan-space-6);
  flex: 1 1 calc(280 * var(--capstan-unit));
  min-width: 0;
  align-content: center;
  font-size: var(--capstan-font-size-dense);
  line-height: calc(20 * var(--capstan-unit));
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--capstan-space-2);
    min-width: 0;
    padding: calc(2 * var(--capstan-unit)) var(--capstan-space-1);
    border-radius: calc(2 * var(--capstan-unit));
  }
  svg {
    flex: none;
    align-self: flex-start;
    width: calc(12 * var(--capstan-unit));
    height: calc(12 * var(--capstan-unit));
    margin-block-start: calc(4 * var(--capstan-unit));
  }
  @media screen and (forced-colors: none) {
    svg > .capstan-part:not([data-pending]) {
      stroke: none;
    }
  }
  > li > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg + bdi {
    flex: 0 1 auto;
    max-width: calc(100% - 20 * var(--capstan-unit));
  }
  > li > :last-child {
    margin-inline-start: auto;
    color: var(--capstan-text-muted);
    text-align: end;
  }
  [data-shown] {
    background: var(--capstan-surface-hover);
    box-shadow: inset 0 0 0 1px var(--capstan-border-strong);
  }
  @media (forced-colors: active) {
    [data-shown] {
      outline: 1px solid Highlight;
    }
  }
`
