import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { colourOf, type DrawnPart } from '../Look'
import { fillOf } from '../Patterns'
import { sectorPath } from './sectorPath'
import type { Walk } from '../useWalk'

export interface DonutPictureProps {
  /** The id that prefixes the patterns of its legend. */
  id: string
  parts: readonly DrawnPart[]
  walk: Walk
  /** The whole, in the middle. */
  figure: string
  /** The name of the whole. */
  caption: string
}

/** Parts around a ring, from the top and clockwise. */
export function DonutPicture({ id, parts, walk, figure, caption }: DonutPictureProps) {
  const focused = walk.focused === undefined ? undefined : parts[walk.focused]

  return (
    <Svg viewBox="-100 -100 200 200" role="presentation" {...walk.picture}>
      {parts.length === 0 && <path className="capstan-ground" d={sectorPath({ at: 0, length: 100 }, ring)} />}
      {parts.map((part, index) => (
        <path
          key={part.id}
          {...walk.part(index)}
          className="capstan-part"
          data-pending={part.isPending || undefined}
          aria-label={part.text}
          fill={fillOf(id, part.look)}
          d={sectorPath(part, ring)}
          style={{ '--capstan-fill': colourOf(part.look) } as CSSProperties}
        />
      ))}
      {focused && <path className="capstan-focus-ring" d={sectorPath(focused, ringAround)} />}
      {/* A figure that does not fit stands in the table, which has it anyway. */}
      {figure.length <= 13 && (
        <g aria-hidden="true">
          <text y="2" style={{ fontSize: figure.length > 9 ? 17 : 24 }}>
            {figure}
          </text>
          <text y="22" data-caption="">
            {caption.length <= 16 && caption}
          </text>
        </g>
      )}
    </Svg>
  )
}

const ring = { inner: 70, outer: 92 }
const ringAround = { inner: 66, outer: 96 }

const Svg = styled.svg`
  display: block;
  flex: none;
  width: calc(184 * var(--capstan-unit));
  max-width: 100%;
  height: auto;
  overflow: visible;
  path {
    fill-rule: evenodd;
  }
  .capstan-ground {
    fill: var(--capstan-track);
  }
  text {
    fill: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
    text-anchor: middle;
  }
  [data-caption] {
    fill: var(--capstan-text-muted);
    font-size: 13px;
    font-weight: var(--capstan-font-weight-regular);
  }
`
