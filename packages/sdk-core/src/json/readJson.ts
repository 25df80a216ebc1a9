/** Returns a value of foreign JSON as an object, if it is one. */
export function recordOf(value: unknown): Record<string, unknown> | undefined {
  const isCopyOf = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isCopyOf ? (value as Record<string, unknown>) : undefined
}

/** A text that is not empty, from an object that may be none. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = ownValue(value, key)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** A finite number, from an object that may be none. */
export function numberAt(value: unknown, key: string): number | undefined {
  const found = ownValue(value, key)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** A list, empty where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = ownValue(value, key)
  return Array.isArray(found) ? found : []
}

/** Only own properties: `constructor` is not a field of it. */
function ownValue(value: unknown, key: string): unknown {
  const record = recordOf(value)
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
