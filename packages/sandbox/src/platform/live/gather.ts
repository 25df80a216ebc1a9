/** Adds values to those that a map holds under a key. */
export function gather<K, V>(map: Map<K, Set<V>>, key: K, ...values: readonly V[]): void {
  const held = map.get(key) ?? new Set()
  for (const value of values) held.add(value)
  map.set(key, held)
}
