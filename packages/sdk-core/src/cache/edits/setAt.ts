/**
 * Replaces the value at a path, copying only the objects along the path. Objects in `owned` are copies made earlier in
 * the same change, and are written to directly.
 */
export function setAt(
  root: unknown,
  path: readonly (string | number)[],
  value: unknown,
  owned: WeakSet<object> = new WeakSet(),
): unknown {
  return setFrom({ path, value, owned }, root, 0)
}

interface Replacement {
  path: readonly (string | number)[]
  value: unknown
  owned: WeakSet<object>
}

function setFrom(replacement: Replacement, root: unknown, from: number): unknown {
  const step = replacement.path[from]
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
  // The copy of an array is an array.
  const copy = (Array.isArray(value) ? (value as unknown[]).slice() : { ...value }) as T
  owned.add(copy)
  return copy
}

/** The value at a path. */
export function getAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    root,
  )
}
