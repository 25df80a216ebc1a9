/** Whether a text begins with what someone typed into the filter of a simple list, capitals or not. (GRID-002) */
export function startsWithText(text: string, typed: string): boolean {
  return text.toLowerCase().startsWith(typed.trim().toLowerCase())
}
