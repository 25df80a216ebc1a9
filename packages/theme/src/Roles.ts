/** Light or dark. */
export type Mode = 'light' | 'dark'

/** Colours by role: `surface-raised`, `on-primary`. */
export type Roles = Record<string, string>

/** Colours numbered from 1: `data-1`, `data-2`. */
export function numbered(name: string, colours: string[]): Roles {
  return Object.fromEntries(colours.map((colour, index) => [`${name}-${index + 1}`, colour]))
}
