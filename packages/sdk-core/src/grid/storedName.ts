/** What something of the grid named by `key` is kept under: its layout, unless told. */
export function storedName(key: string, part: '' | '.views' | '.filters' = ''): string {
  return `grid.${key}${part}`
}
