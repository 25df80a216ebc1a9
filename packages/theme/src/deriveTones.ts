import { reach } from './contrast'
import { fromOklch, oklch } from './oklch'
import type { Mode, Roles } from './Roles'

// Hue and chroma: green, amber, red and blue have the same meaning in every brand.
const tones = { success: [155, 0.13], warning: [70, 0.12], danger: [25, 0.19], info: [245, 0.13] } as const

/** Derives the colours of success, warning, danger and information. */
export function deriveTones(all: string[], mode: Mode): Roles {
  return Object.assign(
    {},
    ...Object.entries(tones).map(([tone, [hue, chroma]]) => deriveTone(tone, hue, chroma, all, mode)),
  ) as Roles
}

function deriveTone(tone: string, hue: number, chroma: number, all: string[], mode: Mode): Roles {
  const dark = mode === 'dark'
  const away = dark ? 'lighter' : 'darker'
  const isWarning = tone === 'warning'
  const soft = dark
    ? fromOklch(0.29, 0.055, hue)
    : fromOklch(isWarning ? 0.965 : 0.957, isWarning ? 0.04 : 0.025, hue)
  const colour = reach(
    dark ? fromOklch(0.74, chroma, hue) : fromOklch(0.57, chroma, hue),
    [...all, soft],
    4.55,
    away,
  )
  return {
    [`${tone}-soft`]: soft,
    [`on-${tone}-soft`]: reach(
      dark ? fromOklch(0.82, 0.1, hue) : fromOklch(0.46, chroma * 0.82, hue),
      [soft, ...all],
      5.2,
      away,
    ),
    [tone]: colour,
    [`${tone}-fill`]: reach(dark ? fromOklch(0.56, chroma, hue) : colour, ['#ffffff'], 4.5, 'darker'),
    [`on-${tone}`]: '#ffffff',
    [`${tone}-border`]: dark ? fromOklch(0.42, 0.08, hue) : fromOklch(0.87, 0.06, hue),
  }
}

/** A danger button becomes an outline when the brand's own primary is nearly red: word, icon and place then tell them apart. */
export function dangerButton(primary: string, roles: Roles): Roles {
  const [, chroma, hue] = oklch(primary)
  const apart = Math.abs(((hue - tones.danger[0] + 540) % 360) - 180)
  const isOutline = chroma > 0.04 && apart <= 20
  return {
    'danger-button': (isOutline ? roles['surface-raised'] : roles['danger-fill']) ?? '',
    'on-danger-button': (isOutline ? roles.danger : roles['on-danger']) ?? '',
    'danger-button-edge': (isOutline ? roles.danger : roles['danger-fill']) ?? '',
  }
}
