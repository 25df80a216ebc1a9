const escaped = /\\([^\w])/gu

/**
 * A pattern on JavaScript's own engine, which counts characters as PostgreSQL does, or nothing where it cannot be read.
 *
 * An escape that Unicode patterns do not know, such as `\-`, is written as the character's number.
 */
export function unicodePattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source.replace(escaped, asNumber), 'u')
  } catch {
    return undefined
  }
}

function asNumber(_: string, character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
