/** What PostgreSQL holds in no text: a NUL, half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/gu

/** A text to compare with, as the platform can be asked: what no cell holds becomes what no cell shows, and finds as little. */
export function asText(text: string): string {
  return text.replace(unstorable, '\uFFFD')
}
