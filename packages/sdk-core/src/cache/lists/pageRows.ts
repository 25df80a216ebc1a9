import type { Entity } from '../entity'
import type { RowOrder } from './orderOf'

/** The rows of one page of a list, and where the page stands in it. */
export interface ListPage {
  rows: readonly Entity[]
  /** How many rows it asked for; nothing when it asked for all there are. */
  first: number | undefined
  offset: number
  /** How many rows the whole list has, where the answer says so. */
  total: number | undefined
  /** Where a record stands in it; without this the rows are looked through. */
  positionOf?: (id: Entity['id']) => number | undefined
}

/** Where a page holds a record, if it does. */
export function positionInPage(
  { rows, positionOf }: ListPage,
  id: Entity['id'] | undefined,
): number | undefined {
  if (id === undefined) return undefined
  if (positionOf) return positionOf(id)
  const at = rows.findIndex((row) => row.id === id)
  return at < 0 ? undefined : at
}

/** The most rows the platform answers with, whatever is asked. */
export const maxRows = 1000

/** Whether nothing follows the page. */
export function isLastPage({ rows, first = maxRows, offset, total }: ListPage): boolean {
  if (total !== undefined) return offset + rows.length >= total
  return rows.length < first && rows.length !== maxRows
}

/**
 * The rows of a page once a row has come into the list, in its place. Nothing where that brings in, or pushes on, a row
 * that only the platform knows.
 */
export function insertRow(row: Entity, page: ListPage, order: RowOrder): readonly Entity[] | undefined {
  const { rows, first, offset } = page
  const at = sortedPosition(row, rows, order)
  // At the top of a later page: it may stand on the page before, whose last row then comes in here.
  if (at === undefined || (at === 0 && offset > 0)) return undefined
  if (at === rows.length && !isLastPage(page)) return rows
  const inserted = rows.toSpliced(at, 0, row)
  return first !== undefined && inserted.length > first ? inserted.slice(0, first) : inserted
}

/** The rows of a page once one of its rows has left the list. Nothing where a row of the next page comes in. */
export function removeRow(row: Entity, page: ListPage): readonly Entity[] | undefined {
  return isLastPage(page) ? withoutRow(row, page) : undefined
}

/** The rows of a page once one of them stands elsewhere in the list. Nothing where it may have left the page. */
export function moveRow(row: Entity, page: ListPage, order: RowOrder): readonly Entity[] | undefined {
  const others = withoutRow(row, page)
  const at = sortedPosition(row, others, order)
  const mayHaveLeft = (at === 0 && page.offset > 0) || (at === others.length && !isLastPage(page))
  return at === undefined || mayHaveLeft ? undefined : others.toSpliced(at, 0, row)
}

/** Whether a row stands behind everything a page shows; nothing when that cannot be told. */
export function isAfterPage(row: Entity, { rows }: ListPage, order: RowOrder): boolean | undefined {
  const at = sortedPosition(row, rows, order)
  return at === undefined ? undefined : at === rows.length && rows.length > 0
}

function withoutRow({ id }: Entity, page: ListPage): readonly Entity[] {
  const at = positionInPage(page, id)
  return at === undefined ? page.rows : page.rows.toSpliced(at, 1)
}

/** Where a row stands among rows that are in order; nothing when that cannot be told. */
export function sortedPosition(row: Entity, rows: readonly Entity[], order: RowOrder): number | undefined {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const difference = order(row, rows[middle] as Entity) // between from and to there is a row
    if (difference === undefined) return undefined
    if (difference < 0) to = middle
    else from = middle + 1
  }
  return from
}
