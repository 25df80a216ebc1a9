import { categories } from './categories'
import { reach } from './contrast'
import { allSurfaces } from './deriveSurfaces'
import { fromOklch, oklch } from './oklch'
import { numbered, type Mode, type Roles } from './Roles'

/** Focus, selection, inverse, placeholders, and the colours of charts and avatars. */
export function deriveRest(primary: string, roles: Roles, mode: Mode): Roles {
  const dark = mode === 'dark'
  const away = dark ? 'lighter' : 'darker'
  const [, , hue] = oklch(primary)
  const soft = roles['primary-soft'] ?? '#ffffff'
  const raised = roles['surface-raised'] ?? '#ffffff'
  const inverse = dark ? fromOklch(0.92, 0.006, hue) : fromOklch(0.27, 0.02, hue)
  const text = reach(dark ? fromOklch(0.95, 0.006, hue) : fromOklch(0.235, 0.022, hue), [soft], 7, away)
  return {
    focus: reach(
      roles['primary-text'] ?? primary,
      [...allSurfaces(roles), roles['surface-active'] ?? raised, soft],
      3.1,
      away,
    ),
    selection: soft,
    'on-selection': text,
    inverse,
    'on-inverse': dark ? fromOklch(0.2, 0.02, hue) : fromOklch(0.98, 0.004, hue),
    'inverse-link': reach(primary, [inverse], 4.6, dark ? 'darker' : 'lighter'),
    skeleton: dark ? fromOklch(0.29, 0.012, hue) : fromOklch(0.925, 0.007, hue),
    track: dark ? fromOklch(0.32, 0.014, hue) : fromOklch(0.915, 0.008, hue),
    ...numbered('data', categories(primary, raised, mode)),
    ...deriveAvatars(mode),
  }
}

function deriveAvatars(mode: Mode): Roles {
  const dark = mode === 'dark'
  const hues = [250, 165, 60, 330, 295]
  const fills = hues.map((hue) => (dark ? fromOklch(0.36, 0.07, hue) : fromOklch(0.925, 0.045, hue)))
  const words = hues.map((hue, index) =>
    reach(
      dark ? fromOklch(0.86, 0.08, hue) : fromOklch(0.42, 0.1, hue),
      [fills[index] ?? '#ffffff'],
      5,
      dark ? 'lighter' : 'darker',
    ),
  )
  return { ...numbered('avatar', fills), ...numbered('on-avatar', words) }
}
