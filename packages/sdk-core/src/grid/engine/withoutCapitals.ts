/**
 * A text as the platform compares it where capitals do not count: letter by letter, so that a sigma is one wherever it stands,
 * and a dotted I one letter.
 */
export function withoutCapitals(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase()
}
