/** Returns the name of a provider from its part of a path: North Capital for `north-capital`. */
export function nameOfSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
