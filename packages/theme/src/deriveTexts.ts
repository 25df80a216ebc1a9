import { reach } from './contrast'
import { allSurfaces } from './deriveSurfaces'
import { fromOklch, oklch } from './oklch'
import type { Mode, Roles } from './Roles'

/** Words and lines on the surfaces. */
export function deriveTexts(primary: string, surfaces: Roles, mode: Mode): Roles {
  const [, , hue] = oklch(primary)
  const away = mode === 'dark' ? 'lighter' : 'darker'
  const n = (light: number, lightChroma: number, dark: number, darkChroma: number) =>
    mode === 'dark' ? fromOklch(dark, darkChroma, hue) : fromOklch(light, lightChroma, hue)
  const all = allSurfaces(surfaces)
  const active = surfaces['surface-active'] ?? '#ffffff'
  const resting = [surfaces.surface, surfaces['surface-raised'], surfaces['surface-sunken']].map(
    (s) => s ?? '#ffffff',
  )
  return {
    text: reach(n(0.235, 0.022, 0.95, 0.006), all, 12, away),
    'text-muted': reach(n(0.485, 0.02, 0.72, 0.014), [...all, active], 4.8, away),
    'text-disabled': reach(n(0.66, 0.012, 0.5, 0.012), resting, 3.05, away),
    border: n(0.908, 0.008, 0.315, 0.014),
    'border-subtle': n(0.94, 0.006, 0.275, 0.012),
    'border-strong': reach(n(0.7, 0.016, 0.5, 0.016), all, 3.1, away),
  }
}
