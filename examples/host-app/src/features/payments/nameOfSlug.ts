/** What a provider is called that is known by its part of a path alone: North Capital of `north-capital`. */
export function nameOfSlug(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
