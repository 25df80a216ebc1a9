import { loadPattern } from './loadPattern'
import type { Pattern } from './Pattern'
import { safePattern } from './safePattern'

/** True when a text matches; nothing when the pattern is refused, so that no text matches it. */
export type Match = boolean | undefined

/** A pattern that answers at once, or after its engine is loaded. */
export interface AuthorPattern {
  test(text: string): Match | Promise<Match>
}

/** A pattern that is no text. */
export const noPattern: AuthorPattern = { test: () => undefined }

/** The pattern of a field. Where its engine cannot be loaded every text matches: the platform checks it as well. */
export function authorPattern(source: string): AuthorPattern {
  return safePattern(source) ?? { test: engineTest(source) }
}

function engineTest(source: string): (text: string) => Promise<Match> {
  let loading: Promise<Pattern | undefined> | undefined
  return async (text) => {
    try {
      loading ??= loadPattern(source)
      return (await loading)?.test(text)
    } catch {
      loading = undefined
      return true
    }
  }
}
