import type { WriteEffects } from '../cache/WriteEffects'

/**
 * What the document of a mutation declares of the records it returns: `@effect` in `operations.graphql`, which the build
 * reads. A text declares nothing, and the cache works out its effects by the mutation's name.
 */
export function effectsOf(document: { toString(): string }): WriteEffects | undefined {
  return (document as { effects?: WriteEffects }).effects
}
