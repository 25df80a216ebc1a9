/** The three logos of the product. */
export type ContentLogo = 'color-bug' | 'white-full' | 'color-full'

/** Turns a path of the platform into an address; another origin or a CDN goes here. */
export type ResolvePath = (path: string) => string

const samePath: ResolvePath = (path) => path

/** Where a logo of the product is. */
export function contentLogo(name: ContentLogo, resolve: ResolvePath = samePath): string {
  return resolve(`/content/logos/${name}`)
}

/** Where the logo of an account is. */
export function logoUrl(slug: string, resolve: ResolvePath = samePath): string {
  return resolve(`/stack/brand/${encodeURIComponent(slug)}/logos/color-full`)
}

/** Where the brand document of an account is. */
export function brandUrl(slug: string, resolve: ResolvePath = samePath): string {
  return resolve(`/stack/brand/${encodeURIComponent(slug)}/brand.json`)
}
