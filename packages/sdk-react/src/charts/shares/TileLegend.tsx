import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { LegendList } from '../Legend'
import { colourOf, type Look } from '../Look'
import { fillOf } from '../Patterns'

/** The meaning of tiles with one appearance. */
export interface TileEntry {
  id: string
  label: string
  /** Its figures. */
  text: string
  /** The look of a group; without it, the entry covers all groups. */
  look?: Look
  /** It is not there yet: it is dashed. */
  isPending?: boolean
}

/** Legend of the colours and outlines of tiles; `id` names the chart, which provides the textures for forced colours. */
export function TileLegend({ id: picture, entries }: { id: string; entries: readonly TileEntry[] }) {
  return (
    <LegendList className="capstan-legend">
      {entries.map(({ id, label, text, look, isPending }) => (
        <li key={id}>
          <Swatch
            aria-hidden="true"
            data-pending={isPending || undefined}
            style={look === undefined ? undefined : ({ '--capstan-fill': colourOf(look) } as CSSProperties)}
          >
            {look !== undefined && !isPending && (
              <svg viewBox="0 0 12 12">
                <rect width="12" height="12" fill={fillOf(picture, look)} />
              </svg>
            )}
          </Swatch>
          <bdi>{label}</bdi>
          <bdi>{text}</bdi>
        </li>
      ))}
    </LegendList>
  )
}

const Swatch = styled.span`
  flex: none;
  width: calc(12 * var(--capstan-unit));
  height: calc(12 * var(--capstan-unit));
  border: 1px solid var(--capstan-fill, var(--capstan-text-muted));
  border-radius: calc(2 * var(--capstan-unit));
  background: color-mix(
    in srgb,
    var(--capstan-fill, var(--capstan-text-muted)) 20%,
    var(--capstan-surface-raised)
  );
  &[data-pending] {
    border-style: dashed;
    background: none;
  }
  svg {
    display: none;
  }
  @media (forced-colors: active) {
    && > svg {
      display: block;
      width: 100%;
      height: 100%;
      margin: 0;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`
