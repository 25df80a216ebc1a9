import type { WriteEffects } from '../cache/WriteEffects'

/**
 * Returns the effects that the document of a mutation declares for the records it returns: `@effect` in `operations.graphql`,
 * which the build reads. A plain text declares nothing, and the cache infers its effects from the name of the mutation.
 */
export function effectsOf(document: { toString(): string }): WriteEffects | undefined {
  return (document as { effects?: WriteEffects }).effects
}
