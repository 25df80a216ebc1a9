import type { Preferences } from '../preferences/createPreferences'

/** How high rows are. (GRID-011, GRID-012, GRID-013) */
export type GridDensity = 'compact' | 'standard' | 'comfortable'

/** The height of a row in pixels. */
export const rowHeights: Readonly<Record<GridDensity, number>> = {
  compact: 36,
  standard: 54,
  comfortable: 67,
}

/** The height of the panel beneath a row in pixels: as it was measured, else a height to begin with. (GRID-014) */
export function detailHeight(measured?: number): number {
  return measured ?? 212
}

/** How a reader arranged a grid. */
export interface GridArrangement {
  density: GridDensity
  /** Columns from first to last; one that is not named stands where its author put it, after those that are. */
  order: readonly string[]
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>
  /** Which columns are shown, where that is not what their author said. */
  visibility: Readonly<Record<string, boolean>>
}

/** The arrangement of one grid, kept under its key. (GRID-016 … GRID-019) */
export interface GridPreferences {
  get(): GridArrangement
  set(change: Partial<GridArrangement>): void
  /** Back to what the author of the grid arranged. */
  reset(): void
}

const untouched: GridArrangement = { density: 'compact', order: [], widths: {}, visibility: {} }
const narrowest = 75

/** The preferences of the grid named by `key`. Whatever is stored, an arrangement that can be shown comes back. */
export function createGridPreferences(preferences: Preferences, key: string): GridPreferences {
  const name = `grid.${key}`
  const get = () => readArrangement(preferences.get(name))
  return {
    get,
    set: (change) => preferences.set(name, { ...get(), ...change }),
    reset: () => preferences.remove(name),
  }
}

/** Storage is the reader's: another program, another version or a person may have written to it. */
function readArrangement(stored: unknown): GridArrangement {
  if (typeof stored !== 'object' || stored === null) return untouched
  const { density, order, widths, visibility } = stored as Record<string, unknown>
  return {
    density:
      typeof density === 'string' && Object.hasOwn(rowHeights, density)
        ? (density as GridDensity)
        : untouched.density,
    order: Array.isArray(order) ? [...new Set(order.filter((id) => typeof id === 'string'))] : [],
    widths: entriesWhere(widths, isWidth),
    visibility: entriesWhere(visibility, (value): value is boolean => typeof value === 'boolean'),
  }
}

function entriesWhere<Value>(
  stored: unknown,
  fits: (value: unknown) => value is Value,
): Record<string, Value> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Value] => fits(entry[1])),
  )
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= narrowest && value <= 2000
}
