import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { colourOf, type Look } from '../Look'
import { fillOf, Patterns } from '../Patterns'
import type { Tile } from './treemapOf'
import type { Walk } from '../useWalk'

/** The tile of a part, with its label if there is room. */
export interface TreemapPart extends Tile {
  id: string
  label: string
  /** Its share, below its label. */
  share: string
  /** The text that describes it. */
  text: string
  /** True for the tile of all the smallest together. */
  isRest?: boolean
  /** That of its group. */
  look: Look
  /** It is not there yet: it is dashed. */
  isPending?: boolean
}

export interface TreemapPictureProps {
  /** The id that prefixes its patterns, which its legend shares. */
  id: string
  parts: readonly TreemapPart[]
  walk: Walk
}

/** Parts as tiles: an area is a share. */
export function TreemapPicture({ id, parts, walk }: TreemapPictureProps) {
  const focused = walk.focused === undefined ? undefined : parts[walk.focused]

  return (
    <>
      <Patterns id={id} looks={parts.map(({ look }) => look)} />
      <Svg role="presentation" {...walk.picture}>
        {parts.map((part, index) => (
          <svg
            key={part.id}
            {...walk.part(index)}
            className="capstan-tile"
            data-rest={part.isRest || undefined}
            data-pending={part.isPending || undefined}
            aria-label={part.text}
            {...placed(part)}
            style={{ '--capstan-fill': colourOf(part.look) } as CSSProperties}
          >
            <rect className="capstan-tile-ground" />
            {!part.isRest && !part.isPending && (
              <rect className="capstan-tile-texture" fill={fillOf(id, part.look)} />
            )}
            {part.height > 16 && (
              <foreignObject width="100%" height="100%" aria-hidden="true">
                <div className="capstan-tile-room">
                  <div className="capstan-tile-words">
                    <b title={part.label}>{part.label}</b>
                    <span>{part.share}</span>
                  </div>
                </div>
              </foreignObject>
            )}
          </svg>
        ))}
        {focused && <rect className="capstan-focus-ring" {...placed(focused)} />}
      </Svg>
    </>
  )
}

const placed = ({ at, top, length, height }: Tile) => ({
  x: `${at}%`,
  y: `${top}%`,
  width: `${length}%`,
  height: `${height}%`,
})

/** Names begin at the left of their tile, whichever way the page is read. */
const Svg = styled.svg`
  display: block;
  width: 100%;
  height: calc(300 * var(--capstan-unit));
  overflow: visible;
  direction: ltr;
  .capstan-tile {
    outline: none;
  }
  /* Two pixels between two of them. */
  .capstan-tile-ground,
  .capstan-tile-texture {
    x: 1px;
    y: 1px;
    width: max(0px, calc(100% - 2px));
    height: max(0px, calc(100% - 2px));
    rx: calc(2 * var(--capstan-unit));
  }
  /* Where the system has its own colours, groups differ by texture. */
  .capstan-tile-texture {
    display: none;
  }
  .capstan-tile-ground {
    fill: color-mix(in srgb, var(--capstan-fill) 20%, var(--capstan-surface-raised));
    stroke: var(--capstan-fill);
    stroke-width: 1;
  }
  .capstan-tile[data-rest] > .capstan-tile-ground {
    fill: var(--capstan-track);
    stroke: var(--capstan-border-strong);
    stroke-dasharray: 3 3;
  }
  .capstan-tile[data-pending] > .capstan-tile-ground {
    fill: var(--capstan-surface-raised);
    stroke-dasharray: 3 3;
  }
  .capstan-tile-room {
    container-type: inline-size;
    font-size: var(--capstan-font-size-dense);
  }
  .capstan-tile-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: calc(6 * var(--capstan-unit)) calc(8 * var(--capstan-unit));
    color: var(--capstan-text);
    line-height: calc(18 * var(--capstan-unit));
  }
  /* Where there is no room for a share, nothing is said. */
  @container (max-width: 5.5em) {
    .capstan-tile-words {
      display: none;
    }
  }
  .capstan-tile-words > * {
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }
  .capstan-tile-words > b {
    font-weight: var(--capstan-font-weight-strong);
  }
  @media (forced-colors: active) {
    .capstan-tile-ground {
      fill: Canvas;
      stroke: CanvasText;
    }
    .capstan-tile-texture {
      display: block;
      stroke: CanvasText;
    }
    .capstan-tile-words {
      width: fit-content;
      max-width: 100%;
      background: Canvas;
      color: CanvasText;
    }
  }
`
