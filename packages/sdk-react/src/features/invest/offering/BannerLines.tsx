import { styled } from 'styled-components'
import { narrow } from '../../../ui/layout/breakpoints'

/** The surface of a banner: the brand's soft colour, with lines of its edge drawn over it. */
export function BannerLines() {
  return (
    <Surface aria-hidden viewBox="0 0 1200 112" preserveAspectRatio="none">
      {heights.map((y) => (
        <path
          key={y}
          d={`M0 ${y} C 260 ${y - 44} 520 ${y + 52} 800 ${y + 6} S 1080 ${y - 30} 1200 ${y + 10}`}
        />
      ))}
    </Surface>
  )
}

const heights = Array.from({ length: 15 }, (_, line) => line * 11 - 20)

const Surface = styled.svg`
  display: block;
  width: 100%;
  height: calc(112 * var(--capstan-unit));
  border-bottom: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base) var(--capstan-radius-base) 0 0;
  background: var(--capstan-primary-soft);
  fill: none;
  stroke: color-mix(in srgb, var(--capstan-primary-edge) 28%, transparent);
  > path {
    vector-effect: non-scaling-stroke;
  }
  @container ${narrow} {
    height: calc(72 * var(--capstan-unit));
  }
  @media print {
    display: none;
  }
`
