import { isKeyOrigin, readKeyOrigins } from './keyOrigins'

/** A key as its form holds it. */
export interface EmbedKeyDraft {
  name: string
  /** As typed, one a line. */
  origins: string
  components: readonly string[]
}

/** The problems of the form by field; a field without a problem is left out. */
export interface EmbedKeyProblems {
  name?: { code: 'required' | 'too_long' }
  /** `text` is the first that is none. */
  origins?: { code: 'required' | 'too_many' } | { code: 'no_origin'; text: string }
  components?: { code: 'required' }
}

const mostLetters = 100
const mostOrigins = 20

/** Checks a key before it is sent, by the platform's rules. */
export function checkEmbedKey({ name, origins, components }: EmbedKeyDraft): EmbedKeyProblems {
  const problems: EmbedKeyProblems = {}
  const letters = [...name.trim()].length
  if (letters === 0) problems.name = { code: 'required' }
  if (letters > mostLetters) problems.name = { code: 'too_long' }
  const found = originsProblem(readKeyOrigins(origins))
  if (found) problems.origins = found
  if (components.length === 0) problems.components = { code: 'required' }
  return problems
}

function originsProblem(origins: readonly string[]): EmbedKeyProblems['origins'] {
  const odd = origins.find((origin) => !isKeyOrigin(origin))
  if (odd !== undefined) return { code: 'no_origin', text: odd }
  if (origins.length === 0) return { code: 'required' }
  return origins.length > mostOrigins ? { code: 'too_many' } : undefined
}
