import { defaultBrand, type BrandDocument } from './brandDocument'
import { contrast, reach, unreadablePairs } from './contrast'
import { contrastPairs } from './contrastPairs'
import { derivePrimary } from './derivePrimary'
import { deriveRest } from './deriveRest'
import { allSurfaces, deriveDarkPaper, deriveSurfaces } from './deriveSurfaces'
import { deriveTexts } from './deriveTexts'
import { dangerButton, deriveTones } from './deriveTones'
import { parseColor } from './parseColor'
import { pickPrimary } from './pickPrimary'
import type { Mode, Roles } from './Roles'
import { fromOklch, oklch } from './oklch'

/** A colour the engine moved, and why. */
export interface BrandChange {
  /** The role that changed: `primary-text`. */
  role: string
  /** The colour of the brand. */
  from: string
  /** The colour that is used. */
  to: string
  /** Which contrast asked for it. */
  why: string
}

/** The colours of a brand in one mode, and what the engine moved. */
interface DerivedColors {
  roles: Roles
  changes: BrandChange[]
}

/**
 * Every colour role of a brand in one mode, with contrast guaranteed: 4.5:1 for text, 3:1 for parts.
 *
 * The light theme uses the background of the brand, also a dark one. A paper of medium lightness, on which not every pair can be distinguished
 * apart, gives way to white, and the changes say so.
 */
export function deriveColors(brand: BrandDocument, mode: Mode): DerivedColors {
  const paper = colorOf(brand.colors.background, white)
  const onPaper = derive(brand, mode, paper)
  if (mode === 'dark' || paper === white || isReadable(onPaper.roles)) return onPaper
  const { roles, changes } = derive(brand, mode, white)
  const why =
    'not every text and part can have enough contrast with this background: choose a lighter or a darker one'
  return { roles, changes: [{ role: 'background', from: paper, to: white, why }, ...changes] }
}

const white = '#ffffff'

/** True when every pair of roles that may meet has its contrast. */
function isReadable(roles: Roles): boolean {
  return unreadablePairs(roles, contrastPairs).length === 0
}

function derive(brand: BrandDocument, theme: Mode, paper: string): DerivedColors {
  const isDarkPaper = theme === 'light' && contrast(paper, white) > contrast(paper, '#000000')
  const mode = isDarkPaper ? 'dark' : theme
  const changes: BrandChange[] = []
  const note = (role: string, from: string, to: string, why: string) => {
    if (from !== to) changes.push({ role, from, to, why })
  }
  const primary = colorOf(brand.colors.primary, defaultBrand.colors.primary)
  const secondary = colorOf(brand.colors.secondary, primary)
  const surfaces = isDarkPaper ? deriveDarkPaper(paper) : deriveSurfaces(primary, paper, mode)
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

function fillReason(primary: string, fill: { colour: string; on: string }, all: string[]): string {
  const least = (colour: string) => Math.min(...all.map((surface) => contrast(colour, surface))).toFixed(2)
  const under = (colour: string) => contrast(colour, fill.on).toFixed(2)
  return `${under(primary)}:1 under its text, ${least(primary)}:1 on the surfaces; now ${under(fill.colour)} and ${least(fill.colour)}`
}

/** The digits of a colour; those of another one where it is none. */
function colorOf(text: string | undefined, otherwise: string): string {
  return parseColor(text ?? otherwise) ?? otherwise.toLowerCase()
}

/** The brand's second colour. */
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
