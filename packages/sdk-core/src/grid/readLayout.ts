import { rowHeights } from './gridHeights'
import { untouchedLayout, type GridDensity, type GridLayout, type GridSide } from './GridLayout'

const [narrowest, widest] = [75, 2000]

/** The layout that something stored says: another program, another version or a person may have written it. */
export function readLayout(stored: unknown): GridLayout {
  if (typeof stored !== 'object' || stored === null) return untouchedLayout
  const { density, order, widths, visibility, pinned } = stored as Record<string, unknown>
  return {
    density: isDensity(density) ? density : untouchedLayout.density,
    order: Array.isArray(order) ? [...new Set(order.filter((id) => typeof id === 'string'))] : [],
    widths: entriesWhere(widths, isWidth),
    visibility: entriesWhere(visibility, (value) => typeof value === 'boolean'),
    pinned: entriesWhere(pinned, (value): value is GridSide => value === 'start' || value === 'end'),
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

function isDensity(value: unknown): value is GridDensity {
  return typeof value === 'string' && Object.hasOwn(rowHeights, value)
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= narrowest && value <= widest
}
