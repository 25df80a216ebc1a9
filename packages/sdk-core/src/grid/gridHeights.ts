import type { GridDensity } from './GridLayout'

/** The height of a row in pixels. (GRID-011, GRID-012, GRID-013) */
export const rowHeights: Readonly<Record<GridDensity, number>> = {
  compact: 36,
  standard: 54,
  comfortable: 67,
}

/** The height of the panel beneath a row in pixels: as it was measured, else a height to begin with. (GRID-014) */
export function detailHeight(measured?: number): number {
  return measured ?? 212
}
