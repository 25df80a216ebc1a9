/** A value as it stands in a GraphQL document; the order is of the words of an enum. */
export function literal(name: string, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each: unknown) => literal(name, each)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, each]) => `${key}: ${literal(key, each)}`)
    return `{ ${members.join(', ')} }`
  }
  return name === 'orderBy' ? String(value) : JSON.stringify(value)
}
