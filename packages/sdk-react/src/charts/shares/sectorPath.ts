import type { Span } from '../layOut'

/** From where to where a ring reaches, from its middle. */
export interface Ring {
  inner: number
  outer: number
}

/** The outline of a part of a ring around 0,0 that begins at the top and goes clockwise; the whole ring for 100. */
export function sectorPath({ at, length }: Span, { inner, outer }: Ring): string {
  if (length >= 100) return `${circle(outer, 1)} ${circle(inner, 0)}`
  const isLarge = length > 50 ? 1 : 0
  const end = at + length
  return [
    `M${point(at, outer)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${point(end, outer)}`,
    `L${point(end, inner)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${point(at, inner)}Z`,
  ].join(' ')
}

/** An arc cannot end where it begins: a circle is two of them. */
function circle(radius: number, sweep: 0 | 1): string {
  const half = (end: number) => `A${radius} ${radius} 0 1 ${sweep} 0 ${end}`
  return `M0 ${-radius} ${half(radius)} ${half(-radius)}Z`
}

function point(at: number, radius: number): string {
  const angle = (at / 100) * 2 * Math.PI
  return `${places(radius * Math.sin(angle))} ${places(-radius * Math.cos(angle))}`
}

const places = (number: number) => Number(number.toFixed(3))
