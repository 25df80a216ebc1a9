import type { BrandDocument } from './brandDocument'
import { categories } from './categories'
import { contrast, reach } from './contrast'
import { fromOklch, oklch } from './oklch'
import { pickPrimary } from './pickPrimary'

/** A colour the engine moved, and why. */
export interface BrandChange {
  /** The role that changed: `primary-text`. */
  role: string
  /** What the brand gave. */
  from: string
  /** What is used. */
  to: string
  /** Which contrast asked for it. */
  why: string
}

/** Light or dark. */
export type Mode = 'light' | 'dark'

/** Every colour role of a brand in one mode, with contrast guaranteed: 4.5:1 for text, 3:1 for parts. */
export function deriveColors(
  brand: BrandDocument,
  mode: Mode,
): { roles: Record<string, string>; changes: BrandChange[] } {
  const changes: BrandChange[] = []
  const note = (role: string, from: string, to: string, why: string) => {
    if (from !== to) changes.push({ role, from, to, why })
  }
  const primary = expand(brand.colors.primary)
  const secondary = expand(brand.colors.secondary ?? primary)
  const surfaces = deriveSurfaces(primary, expand(brand.colors.background ?? '#ffffff'), mode)
  const all = allSurfaces(surfaces)
  const fill = pickPrimary(primary, all)
  note('primary', primary, fill.colour, fillReason(primary, fill, all))
  const brandRoles = derivePrimary({ primary, fill, all, mode, note })
  const accent = deriveAccent(secondary, all, mode)
  note('accent', secondary, accent.accent ?? secondary, 'a part needs 3:1 on every surface')

  const roles = {
    ...surfaces,
    ...deriveTexts(primary, surfaces, mode),
    ...brandRoles,
    ...accent,
    ...deriveTones(all, mode),
    ...deriveRest(primary, { ...surfaces, ...brandRoles }, mode),
  }
  return { roles: { ...roles, ...dangerButton(primary, roles) }, changes }
}

type Roles = Record<string, string>
type Note = (role: string, from: string, to: string, why: string) => void

const tones = { success: [155, 0.13], warning: [70, 0.12], danger: [25, 0.19], info: [245, 0.13] } as const

function deriveSurfaces(primary: string, paper: string, mode: Mode) {
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

function allSurfaces(roles: Roles): string[] {
  return ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-overlay'].map(
    (name) => roles[name] ?? '#ffffff',
  )
}

function deriveTexts(primary: string, surfaces: Roles, mode: Mode): Roles {
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

interface PrimaryInput {
  primary: string
  fill: { colour: string; on: string }
  all: string[]
  mode: Mode
  note: Note
}

function derivePrimary({ primary, fill, all, mode, note }: PrimaryInput): Roles {
  const dark = mode === 'dark'
  const away = dark ? 'lighter' : 'darker'
  const [lightness, chroma] = oklch(fill.colour)
  const [, , hue] = oklch(primary)
  const pressed = (step: number) => {
    const colour = fromOklch(lightness + (fill.on === '#ffffff' ? -step : step), chroma, hue)
    return contrast(colour, fill.on) >= 4.5 ? colour : fill.colour
  }
  const soft = dark
    ? fromOklch(0.305, Math.min(0.07, chroma), hue)
    : fromOklch(0.953, Math.min(0.024, chroma), hue)
  const edge = reach(fill.colour, all, 3.05, away)
  const text = reach(primary, [...all, soft], 4.6, away)
  note(
    'primary-edge',
    fill.colour,
    edge,
    'the fill stays as the brand has it; its edge, marks and bars take the nearest 3:1 colour',
  )
  note(
    'primary-text',
    primary,
    text,
    'links and selected words need 4.5:1 on every surface and on primary-soft',
  )
  return {
    primary: fill.colour,
    'on-primary': fill.on,
    'primary-edge': edge,
    'primary-hover': pressed(dark ? 0.03 : 0.045),
    'primary-active': pressed(dark ? 0.055 : 0.085),
    'primary-soft': soft,
    'primary-text': text,
    'on-primary-soft': text,
    'primary-border': reach(dark ? fromOklch(0.5, 0.09, hue) : fromOklch(0.8, 0.06, hue), all, 1.5, away),
  }
}

function deriveAccent(secondary: string, all: string[], mode: Mode): Roles {
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

function deriveTones(all: string[], mode: Mode): Roles {
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

function deriveRest(primary: string, roles: Roles, mode: Mode): Roles {
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

/** A danger button becomes an outline when the brand's own primary is nearly red: word, icon and place then tell them apart. */
function dangerButton(primary: string, roles: Roles): Roles {
  const [, chroma, hue] = oklch(primary)
  const apart = Math.abs(((hue - tones.danger[0] + 540) % 360) - 180)
  const isOutline = chroma > 0.04 && apart <= 20
  return {
    'danger-button': (isOutline ? roles['surface-raised'] : roles['danger-fill']) ?? '',
    'on-danger-button': (isOutline ? roles.danger : roles['on-danger']) ?? '',
    'danger-button-edge': (isOutline ? roles.danger : roles['danger-fill']) ?? '',
  }
}

function fillReason(primary: string, fill: { colour: string; on: string }, all: string[]): string {
  const least = (colour: string) => Math.min(...all.map((surface) => contrast(colour, surface))).toFixed(2)
  const under = (colour: string) => contrast(colour, fill.on).toFixed(2)
  return `${under(primary)}:1 under its text, ${least(primary)}:1 on the surfaces; now ${under(fill.colour)} and ${least(fill.colour)}`
}

function numbered(name: string, colours: string[]): Roles {
  return Object.fromEntries(colours.map((colour, index) => [`${name}-${index + 1}`, colour]))
}

function expand(hex: string): string {
  const lower = hex.toLowerCase()
  return lower.length === 4 ? `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}` : lower
}
