/** One word of a behaviour: `-query:resource:list` takes away what `list` would give. */
export interface Spec {
  isPositive: boolean
  scope: readonly string[]
}

/** The words of a behaviour; the `+` may be missing. */
export function parseSpecs(behavior: string): Spec[] {
  return behavior
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ isPositive: !word.startsWith('-'), scope: word.replace(/^[+-]/, '').split(':') }))
}

/** What the last word says that has a say in a filter, as PostGraphile reads it; nothing where none has. */
export function firstMatch(specs: readonly Spec[], filter: string): boolean | undefined {
  const asked = filter.split(':')
  return specs.findLast((spec) => hasSay(spec, asked))?.isPositive
}

function hasSay({ isPositive, scope }: Spec, filter: readonly string[]): boolean {
  const skipped = filter.length - scope.length
  if (skipped < 0) return false
  return scope.every((word, at) => {
    const asked = filter[at + skipped]
    // Who asks for anything is content with one word that allows something.
    if (asked === '*') return word === '*' || isPositive
    return word === '*' || word === asked
  })
}
