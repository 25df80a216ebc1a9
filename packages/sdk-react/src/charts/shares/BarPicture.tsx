import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { colourOf, type DrawnPart } from '../Look'
import { fillOf } from '../Patterns'
import type { Walk } from '../useWalk'

/** A day or a limit across the picture. */
export interface PictureLine {
  /** The position, from 0 to 100. */
  at: number
  kind: 'now' | 'mark'
}

export interface BarPictureProps {
  /** The id that prefixes the patterns of its legend. */
  id: string
  parts: readonly DrawnPart[]
  lines?: readonly PictureLine[]
  walk: Walk
  /** High enough for steps, which are on a line and touch each other. */
  isSteps?: boolean
}

/** Parts along a line, from where the page is read. */
export function BarPicture({ id, parts, lines = [], walk, isSteps }: BarPictureProps) {
  const focused = walk.focused === undefined ? undefined : parts[walk.focused]

  return (
    <Svg role="presentation" data-steps={isSteps || undefined} {...walk.picture}>
      <rect className="capstan-ground" width="100%" height="100%" />
      {parts.map((part, index) => (
        <rect
          key={part.id}
          {...walk.part(index)}
          className="capstan-part"
          data-pending={part.isPending || undefined}
          aria-label={part.text}
          fill={fillOf(id, part.look)}
          style={placed(part)}
        />
      ))}
      {lines.map(({ at, kind }) => (
        <line
          key={kind}
          className="capstan-line"
          data-line={kind}
          x1={`${at}%`}
          x2={`${at}%`}
          y1={isSteps ? 0 : '-20%'}
          y2={isSteps ? '100%' : '120%'}
        />
      ))}
      {focused && <rect className="capstan-focus-ring" style={placed(focused)} />}
    </Svg>
  )
}

function placed({ at, length, height = 100, look }: DrawnPart): CSSProperties {
  return {
    '--capstan-at': `${at}%`,
    '--capstan-length': `${length}%`,
    '--capstan-height': `${height}%`,
    '--capstan-fill': colourOf(look),
  } as CSSProperties
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: calc(20 * var(--capstan-unit));
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  .capstan-ground {
    fill: var(--capstan-track);
  }
  .capstan-part {
    x: var(--capstan-at);
    y: calc(100% - var(--capstan-height));
    width: var(--capstan-length);
    height: var(--capstan-height);
    rx: calc(2 * var(--capstan-unit));
  }
  .capstan-focus-ring {
    x: calc(var(--capstan-at) - 3px);
    y: calc(100% - var(--capstan-height) - 3px);
    width: calc(var(--capstan-length) + 6px);
    height: calc(var(--capstan-height) + 6px);
    rx: 3px;
  }
  &[data-steps] {
    height: calc(96 * var(--capstan-unit));
    border-bottom: 1px solid var(--capstan-border-strong);
  }
  &[data-steps] > .capstan-ground {
    fill: none;
  }
  &[data-steps] > .capstan-part {
    rx: 0;
    stroke: none;
  }
  @media (forced-colors: active) {
    .capstan-ground {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`
