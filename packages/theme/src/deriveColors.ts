import type { BrandDocument } from './brandDocument'
import { contrast } from './contrast'
import { deriveAccent } from './deriveAccent'
import { derivePrimary } from './derivePrimary'
import { deriveRest } from './deriveRest'
import { allSurfaces, deriveSurfaces } from './deriveSurfaces'
import { deriveTexts } from './deriveTexts'
import { dangerButton, deriveTones } from './deriveTones'
import { pickPrimary } from './pickPrimary'
import type { Mode, Roles } from './Roles'

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

/** Every colour role of a brand in one mode, with contrast guaranteed: 4.5:1 for text, 3:1 for parts. */
export function deriveColors(brand: BrandDocument, mode: Mode): { roles: Roles; changes: BrandChange[] } {
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

function fillReason(primary: string, fill: { colour: string; on: string }, all: string[]): string {
  const least = (colour: string) => Math.min(...all.map((surface) => contrast(colour, surface))).toFixed(2)
  const under = (colour: string) => contrast(colour, fill.on).toFixed(2)
  return `${under(primary)}:1 under its text, ${least(primary)}:1 on the surfaces; now ${under(fill.colour)} and ${least(fill.colour)}`
}

function expand(hex: string): string {
  const lower = hex.toLowerCase()
  return lower.length === 4 ? `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}` : lower
}
