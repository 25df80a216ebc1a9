/** The initials of a name: the first letter of its first words, and of the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const some = words.length > 3 ? [...words.slice(0, 2), ...words.slice(-1)] : words
  return some.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
