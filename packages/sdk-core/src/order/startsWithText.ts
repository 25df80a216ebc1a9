/** Returns true when a text begins with the filter of a simple list, in upper or lower case. (GRID-002) */
export function startsWithText(text: string, typed: string): boolean {
  return text.toLowerCase().startsWith(typed.trim().toLowerCase())
}
