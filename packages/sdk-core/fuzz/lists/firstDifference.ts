type Values = Readonly<Record<string, unknown>>

/** The first place where what is shown is not what was found, in words; nothing when it is. */
export function firstDifference(shown: unknown, found: unknown, at = ''): string | undefined {
  if (Object.is(shown, found)) return undefined
  if (!isObject(shown) || !isObject(found)) return `${at} is ${text(shown)}, not ${text(found)}`
  const strangers = Array.isArray(shown) && Array.isArray(found) ? rowsOfOne(shown, found) : undefined
  if (strangers) return `${at} ${strangers}`
  for (const name of new Set([...Object.keys(shown), ...Object.keys(found)])) {
    const difference = firstDifference(shown[name], found[name], `${at}.${name}`)
    if (difference) return difference.includes(' in ') ? difference : `${difference} in ${text(found.id)}`
  }
  return undefined
}

/** The rows that only one of two lists has, or that they have in another order. */
function rowsOfOne(shown: readonly unknown[], found: readonly unknown[]): string | undefined {
  const [left, right] = [shown.map(idOf), found.map(idOf)]
  if (left.join() === right.join()) return undefined
  const extra = shown.filter((row) => !right.includes(idOf(row)))
  const missing = found.filter((row) => !left.includes(idOf(row)))
  if (extra.length + missing.length === 0) return `has another order: ${left.join()}, not ${right.join()}`
  return `has ${left.length} rows of ${right.length}: too many ${text(extra)}, missing ${text(missing)}`
}

function idOf(row: unknown): string {
  return isObject(row) ? String(row.id) : ''
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 600)
}
