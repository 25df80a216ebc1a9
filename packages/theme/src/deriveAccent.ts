import { contrast, reach } from './contrast'
import { fromOklch, oklch } from './oklch'
import type { Mode, Roles } from './Roles'

/** The brand's second colour. */
export function deriveAccent(secondary: string, all: string[], mode: Mode): Roles {
  const away = mode === 'dark' ? 'lighter' : 'darker'
  const [, , hue] = oklch(secondary)
  const accent = reach(secondary, all, 3.05, away)
  const soft = mode === 'dark' ? fromOklch(0.3, 0.05, hue) : fromOklch(0.955, 0.022, hue)
  const on = contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : fromOklch(0.18, 0.02, hue)
  return {
    accent,
    'accent-soft': soft,
    'accent-text': reach(secondary, [...all, soft], 4.6, away),
    'on-accent': contrast(on, accent) >= 4.5 ? on : '#000000',
  }
}
