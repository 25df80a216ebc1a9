/** The three logos of the product. */
export type ContentLogo = 'color-bug' | 'white-full' | 'color-full'

/** Resolves a path of the platform to a URL; return another origin or a CDN here. */
export type ResolvePath = (path: string) => string

const samePath: ResolvePath = (path) => path

/** Returns the address of a logo of the product. */
export function contentLogo(name: ContentLogo, resolve: ResolvePath = samePath): string {
  return resolve(`/content/logos/${name}`)
}

/** Returns the address of an account's logo. */
export function logoUrl(slug: string, resolve: ResolvePath = samePath): string {
  return resolve(`/stack/brand/${encodeURIComponent(slug)}/logos/color-full`)
}

/** Returns the address of an account's brand document. */
export function brandUrl(slug: string, resolve: ResolvePath = samePath): string {
  return resolve(`/stack/brand/${encodeURIComponent(slug)}/brand.json`)
}
