/** Returns the name under which a part of the grid with this key is stored; by default its layout. */
export function storedName(key: string, part: '' | '.views' | '.filters' = ''): string {
  return `grid.${key}${part}`
}
