/**
 * Returns the fields that differ from before, for an edit form to send. Arrays and objects are compared by their content.
 */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof T]))
  // The entries are the object's own, so their values are of its types.
  return Object.fromEntries(changed) as Partial<T>
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
}
