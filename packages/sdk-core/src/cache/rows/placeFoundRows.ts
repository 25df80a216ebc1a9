import type { Entity } from '../entity'
import type { RowOrder } from '../lists/orderOf'
import { isLastPage, maxRows, sortedPosition, type ListPage } from '../lists/pageRows'
import type { UpdatedPage } from '../lists/updatePage'

/** The platform's answer about some rows of a list. */
export interface FoundRows {
  /** The ids that were requested, but for those that were answered too old: their rows stay as they are. */
  asked: ReadonlySet<string>
  /** Those that belong to the list. */
  found: readonly Entity[]
  /** How many rows the list has, where that was asked. */
  total: number | undefined
}

/**
 * A page after some of its rows were requested: those that were not found are left out, the others stand where the order
 * says. `undefined` where only the platform knows the rows of the page.
 */
export function placeFoundRows(
  page: ListPage,
  { asked, found, total }: FoundRows,
  order: RowOrder,
): UpdatedPage | undefined {
  const others = page.rows.filter(({ id }) => !asked.has(String(id)))
  const placed: Partial<Placed>[] = found.map((row) => ({ row, at: sortedPosition(row, others, order) }))
  // A row that is added to or removed from an earlier page shifts the rows of a later one.
  if (page.offset > 0 || !isPlaced(placed)) return undefined
  // Where more rows follow the page, a row sorted after its last one may belong to a later page and is left out.
  const isLast = isLastPage(page)
  const sorted = sortPlaced(
    placed.filter(({ at }) => at < others.length || isLast),
    order,
  )
  if (!sorted) return undefined
  const { first = maxRows } = page
  const rows = insertAll(others, sorted).slice(0, first)
  const expected = total ?? (isLast ? rows.length : Infinity)
  return rows.length < Math.min(first, expected) ? undefined : { rows, total }
}

interface Placed {
  row: Entity
  /** The position among the other rows. */
  at: number
}

function isPlaced(rows: Partial<Placed>[]): rows is Placed[] {
  return rows.every(({ at }) => at !== undefined)
}

function sortPlaced(rows: readonly Placed[], order: RowOrder): readonly Placed[] | undefined {
  let isUnknown = false
  const sorted = rows.toSorted((a, b) => {
    const difference = a.at - b.at || order(a.row, b.row)
    isUnknown ||= difference === undefined
    return difference ?? 0
  })
  return isUnknown ? undefined : sorted
}

function insertAll(others: readonly Entity[], placed: readonly Placed[]): Entity[] {
  const rows: Entity[] = []
  let from = 0
  for (const { row, at } of placed) {
    while (from < at) rows.push(others[from++] as Entity) // at is a position among them, or their end
    rows.push(row)
  }
  return rows.concat(others.slice(from))
}
