import type { GridColumn } from './GridColumn'

/** The narrowest a column may be, in pixels: numbers and flags, others, names and e-mail addresses. (GRID-020) */
export function narrowestWidth({ kind, isWide }: Pick<GridColumn<never>, 'kind' | 'isWide'>): number {
  if (isWide) return 150
  return kind === 'number' || kind === 'boolean' ? 75 : 100
}

/** How wide a column is: as its reader made it, and never too narrow to be read. */
export function columnWidth(column: Pick<GridColumn<never>, 'kind' | 'isWide'>, arranged = 0): number {
  return Math.max(arranged, narrowestWidth(column))
}
