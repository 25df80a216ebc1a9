/** What an operation is called by its author; `anonymous` when it has no name. */
export function operationName(text: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous'
}
