import { loadPattern } from './loadPattern'
import type { Pattern } from './Pattern'
import { safePattern } from './safePattern'

/** A pattern whose answer comes at once, or once the engine it needs is loaded. */
export interface AuthorPattern {
  test(text: string): boolean | Promise<boolean>
}

/** The pattern of a field. What is refused, or cannot be loaded, every text matches: the platform checks it as well. */
export function authorPattern(source: string): AuthorPattern {
  return safePattern(source) ?? { test: engineTest(source) }
}

function engineTest(source: string): (text: string) => Promise<boolean> {
  let loading: Promise<Pattern | undefined> | undefined
  return async (text) => {
    loading ??= loadPattern(source)
    const pattern = await loading.catch(() => (loading = undefined))
    return pattern?.test(text) ?? true
  }
}
