/**
 * Structural sharing: returns the new value with every equal part replaced by the object of the earlier value. Like TanStack
 * Query’s own, but many times as fast on a long list, because it copies nothing where nothing is shared.
 */
export function shareEqual(before: unknown, after: unknown): unknown {
  if (before === after) return before
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after
  if (Array.isArray(after)) return Array.isArray(before) ? shareItems(before, after) : after
  return isPlain(before) && isPlain(after) ? shareFields(before, after) : after
}

/** Long lists that already share with an earlier one: each reader of an answer shares the same list again. */
const sharedWith = new WeakMap<readonly unknown[], WeakRef<readonly unknown[]>>()
const isLong = 1_000

function shareItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  if (sharedWith.get(after)?.deref() === before) return after
  const shared = shareEachItem(before, after)
  if (shared !== before && shared.length >= isLong) sharedWith.set(shared, new WeakRef(before))
  return shared
}

function shareEachItem(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === after.length
  let shared = after
  for (let at = 0; at < after.length; at++) {
    const item = shareEqual(before[at], after[at])
    if (item !== before[at]) isSame = false
    if (item === after[at]) continue
    if (shared === after) shared = after.slice()
    ;(shared as unknown[])[at] = item // its own copy
  }
  return isSame ? before : shared
}

type Fields = Record<string, unknown>

function shareFields(before: Fields, after: Fields): Fields {
  let shared = after
  let isSame = true
  let count = 0
  for (const name in after) {
    count++
    const item = shareEqual(before[name], after[name])
    if (item !== before[name] || (item === undefined && !Object.hasOwn(before, name))) isSame = false
    if (item === after[name]) continue
    if (shared === after) shared = { ...after }
    shared[name] = item
  }
  if (!isSame) return shared
  return Object.keys(before).length === count ? before : shared
}

function isPlain(value: object): value is Fields {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
