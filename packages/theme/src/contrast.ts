import type { ContrastPair } from './contrastPairs'
import { fromOklch, linear, oklch, parseHex } from './oklch'
import type { Roles } from './Roles'

/** WCAG 2.2 contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other))
}

/** The pairs of roles whose contrast is under their minimum. */
export function unreadablePairs(roles: Roles, pairs: readonly ContrastPair[]): ContrastPair[] {
  const lights = new Map(Object.entries(roles).map(([role, colour]) => [role, luminance(colour)]))
  const of = (role: string) => lights.get(role) ?? 0
  return pairs.filter(
    ({ foreground, background, minimum }) => ratio(of(foreground), of(background)) < minimum,
  )
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The colour nearest in lightness that reaches `minimum` against every background; black or white when none does. */
export function reach(
  hex: string,
  backgrounds: string[],
  minimum: number,
  direction: 'darker' | 'lighter',
): string {
  const [lightness, chroma, hue] = oklch(hex)
  const step = direction === 'darker' ? -1 / 200 : 1 / 200
  const behind = backgrounds.map(luminance)

  for (let l = lightness, i = 0; l >= 0 && l <= 1; l += step, i++) {
    const colour = i === 0 ? hex.toLowerCase() : fromOklch(l, chroma, hue)
    const own = luminance(colour)
    if (behind.every((background) => ratio(own, background) >= minimum)) return colour
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
