/** A catalogue: texts, and texts by their own keys, with `{names}` where something is filled in. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/**
 * Returns true when a text is from the catalogues: letter for letter one of their texts, or several sentences of them. The values
 * filled in have to be from the catalogues as well, or to be known, such as the words of a record.
 */
export function catalogueMatcher(catalogues: readonly Catalogue[]) {
  const patterns = [...new Set(catalogues.flatMap(textsOf))].flatMap(patternOf)

  return function isFromCatalogue(text: string, isKnown: (text: string) => boolean): boolean {
    const isFilledIn = (fill: string) => isKnown(fill) || isFromCatalogue(fill, isKnown)
    const isOne = patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isFilledIn))
    return isOne || endsOf(text).some((end) => [text.slice(0, end), text.slice(end + 1)].every(isFilledIn))
  }
}

function textsOf(words: string | Catalogue): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf)
}

/** A text of placeholders only would match any text. */
function patternOf(text: string): RegExp[] {
  const own = text.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return own.some((part) => /\S/.test(part)) ? [new RegExp(`^${own.join('(.+?)')}$`, 's')] : []
}

/** Returns the ends of the sentences that another follows. */
function endsOf(text: string): number[] {
  return [...text.matchAll(/[.!?] /g)].map(({ index }) => index + 1)
}
