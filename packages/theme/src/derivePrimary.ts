import { contrast, reach } from './contrast'
import { fromOklch, oklch } from './oklch'
import type { Mode, Roles } from './Roles'

export interface PrimaryInput {
  primary: string
  fill: { colour: string; on: string }
  all: string[]
  mode: Mode
  /** Called with each colour that is moved, and the reason. */
  note: (role: string, from: string, to: string, why: string) => void
}

/** Derives the colours of buttons, selections and links from the brand's colour, as far as contrast allows. */
export function derivePrimary({ primary, fill, all, mode, note }: PrimaryInput): Roles {
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
