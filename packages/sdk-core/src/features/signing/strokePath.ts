import type { Stroke } from './SigningPapers'

/**
 * Strokes of a pen as one path of an SVG: curves from middle to middle of their points; a tap is a dot. The platform draws
 * the same into the file.
 */
export const strokePath = (strokes: readonly Stroke[]): string => strokes.map(pathOf).join('')

function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.at(-1)
  if (!last) return `M${first[0]} ${first[1]}h0.1`
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point
    return `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
  })
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`
}
