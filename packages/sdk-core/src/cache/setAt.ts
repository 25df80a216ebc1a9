/** Replaces the value at a path, copying only what stands on the way to it. */
export function setAt(root: unknown, steps: readonly (string | number)[], value: unknown, from = 0): unknown {
  const step = steps[from]
  if (step === undefined) return value
  // A path is made from the very value it is used on, so each step exists.
  const parent = root as Record<string | number, unknown>
  const copy = Array.isArray(root) ? (root as unknown[]).slice() : { ...parent }
  const target = copy as Record<string | number, unknown>
  target[step] = setAt(parent[step], steps, value, from + 1)
  return copy
}

/** The value at a path. */
export function getAt(root: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    root,
  )
}
