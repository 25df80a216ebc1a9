import type { GridView } from '@capstan/sdk-core/grid'

/** The row of filters and the row of totals, among the ids of rows by which focus is kept. */
export const filtersLine = ':filters'
export const totalsLine = ':totals'
const detail = ':detail:'

/** The panel beneath a row, by the id of the row. */
export const detailLine = (id: string): string => detail + id

/** The lines that stand around the rows. */
export interface Around {
  /** False for cards, which have no headings. */
  hasHeader: boolean
  hasFilters: boolean
  hasTotals: boolean
}

/**
 * Returns the number of the focused line: -2 the header, -1 the filters, then the lines, then the totals; `undefined` when there
 * is no such line.
 */
export function placeOfLine(
  line: string | null,
  view: GridView<unknown>,
  around: Around,
): number | undefined {
  if (line === null) return around.hasHeader ? -2 : undefined
  if (line === filtersLine) return around.hasFilters ? -1 : undefined
  if (line === totalsLine) return around.hasTotals ? view.count : undefined
  const isPanel = line.startsWith(detail)
  const at = view.indexOf(isPanel ? line.slice(detail.length) : line)
  if (at < 0) return undefined
  if (!isPanel) return at
  return view.itemAt(at + 1)?.kind === 'detail' ? at + 1 : undefined
}

/** The line at a place, as `placeOfLine` counts. */
export function lineAtPlace(place: number, view: GridView<unknown>): string | null {
  if (place === -2) return null
  if (place === -1) return filtersLine
  if (place >= view.count) return totalsLine
  const item = view.itemAt(place)
  if (!item) return null
  return item.kind === 'detail' ? detailLine(item.id) : item.id
}

/** Returns the position a number of lines further, without missing lines and within the ends. */
export function placeAfter(place: number, by: number, view: GridView<unknown>, around: Around): number {
  const [first, last] = [around.hasHeader ? -2 : 0, view.count - 1 + Number(around.hasTotals)]
  const to = Math.max(first, Math.min(last, place + by))
  if (to !== -1 || around.hasFilters) return to
  return by < 0 ? -2 : Math.min(last, 0)
}
