import { contrast } from './contrast'
import { fromOklch, oklch } from './oklch'
import type { Mode, Roles } from './Roles'

/**
 * Surfaces on dark paper, for the light theme of a brand that is dark: each a step of lightness away from it, towards white
 * where it is lifted.
 */
export function deriveDarkPaper(paper: string): Roles {
  const [light, chroma, hue] = oklch(paper)
  const step = (by: number) => fromOklch(Math.max(0, light + by), chroma, hue)
  return {
    surface: step(-0.03),
    'surface-raised': paper,
    'surface-sunken': step(-0.015),
    'surface-hover': step(0.033),
    'surface-active': step(0.068),
    'surface-overlay': step(0.028),
  }
}

/** Derives the surfaces: the brand's background, or dark neutrals with its hue. */
export function deriveSurfaces(primary: string, paper: string, mode: Mode): Roles {
  const [, , hue] = oklch(primary)
  const [light, chroma, paperHue] = oklch(paper)
  const neutral = (lightness: number, breath: number) => fromOklch(lightness, breath, hue)
  if (mode === 'dark') {
    return {
      surface: neutral(0.178, 0.01),
      'surface-raised': neutral(0.222, 0.012),
      'surface-sunken': neutral(0.198, 0.011),
      'surface-hover': neutral(0.255, 0.014),
      'surface-active': neutral(0.29, 0.016),
      'surface-overlay': neutral(0.25, 0.013),
    }
  }
  return {
    surface:
      contrast(paper, '#ffffff') < 1.03 ? neutral(0.984, 0.0035) : fromOklch(light - 0.012, chroma, paperHue),
    'surface-raised': paper,
    'surface-sunken': neutral(Math.min(0.962, light - 0.035), 0.006),
    'surface-hover': neutral(Math.min(0.97, light - 0.028), 0.006),
    'surface-active': neutral(Math.min(0.94, light - 0.05), 0.009),
    'surface-overlay': paper,
  }
}

/** All surfaces for texts and parts. */
export function allSurfaces(roles: Roles): string[] {
  return ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-overlay'].map(
    (name) => roles[name] ?? '#ffffff',
  )
}
