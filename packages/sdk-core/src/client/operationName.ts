/** Returns the name of an operation; `anonymous` when it has none. */
export function operationName(text: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}
