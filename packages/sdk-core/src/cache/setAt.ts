/**
 * Replaces the value at a path, copying only the objects along the path. Objects in `owned` are copies made earlier in
 * the same change, and are written to directly.
 */
export function setAt(
  root: unknown,
  steps: readonly (string | number)[],
  value: unknown,
  owned: WeakSet<object> = new WeakSet(),
): unknown {
  return setFrom({ steps, value, owned }, root, 0)
}

interface Replacement {
  steps: readonly (string | number)[]
  value: unknown
  owned: WeakSet<object>
}

function setFrom(replacement: Replacement, root: unknown, from: number): unknown {
  const step = replacement.steps[from]
  if (step === undefined) return replacement.value
  // A path is made from the very value it is used on, so each step exists.
  const parent = root as Record<string | number, unknown>
  const target = copyOnce(parent, replacement.owned) as Record<string | number, unknown>
  target[step] = setFrom(replacement, parent[step], from + 1)
  return target
}

/** A copy that may be written to; the value itself where it is such a copy already. */
export function copyOnce<T extends object>(value: T, owned: WeakSet<object>): T {
  if (owned.has(value)) return value
  // What an array is copied to is an array.
  const copy = (Array.isArray(value) ? (value as unknown[]).slice() : { ...value }) as T
  owned.add(copy)
  return copy
}

/** The value at a path. */
export function getAt(root: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    root,
  )
}
