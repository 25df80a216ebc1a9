/** The logos of the platform: the small one, and the full one for a dark and for a light ground. */
export const platformLogos = {
  bug: '/content/logos/color-bug',
  white: '/content/logos/white-full',
  colour: '/content/logos/color-full',
}

/** The logo of an account's brand. */
export function accountLogo(slug: string): string {
  return `/stack/brand/${encodeURIComponent(slug)}/logos/color-full`
}
