import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { colourOf, type Look } from './Look'

export interface PatternsProps {
  /** The id that keeps the patterns of a chart apart from those of others on the page. */
  id: string
  /** Those that are drawn. */
  looks: readonly Look[]
}

/** Defines a pattern for each appearance in a chart and its legend, so that parts can be distinguished without colours. */
export function Patterns({ id, looks }: PatternsProps) {
  return (
    <Definitions aria-hidden="true">
      {[...new Set(looks)].map((look) => (
        <pattern
          key={look}
          id={`${id}-${look}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          data-look={look}
          style={{ '--capstan-fill': colourOf(look), ...(look === 'rest' && pale) } as CSSProperties}
        >
          <rect className="capstan-pattern-ground" width="8" height="8" />
          <path className="capstan-pattern-lines" d={lines[look]} />
        </pattern>
      ))}
    </Definitions>
  )
}

/** The rest is as pale as an empty bar, and its lines have the colour. */
const pale = { '--capstan-ground': 'var(--capstan-track)', '--capstan-lines': 'var(--capstan-fill)' }

/** Returns the fill of a part as a reference to its pattern. */
export const fillOf = (id: string, look: Look) => `url(#${id}-${look})`

const rising = 'M-1 1L1 -1M0 8L8 0M7 9L9 7'
const falling = 'M-1 7L1 9M0 0L8 8M7 -1L9 1'

/** Drawn on 8 by 8; the first one is plain. */
const lines: Record<Look, string> = {
  0: '',
  1: rising,
  2: 'M2 1V3M6 5V7',
  3: falling,
  4: 'M0 2H8M0 6H8',
  5: `${rising}${falling}`,
  6: 'M2 0V8M6 0V8',
  7: 'M0 4H8M4 0V8',
  rest: 'M1 2H3M5 6H7',
}

/** It takes no room. It is rendered all the same, because `display: none` would remove the fills. */
const Definitions = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`
