import type { Entity } from '../entity'
import type { RowOrder } from './orderOf'

/** The rows of one page of a list, and the position of the page in the list. */
export interface ListPage {
  rows: readonly Entity[]
  /** How many rows the query asked for; `undefined` when it did not say, `Infinity` when all of them were read. */
  first: number | undefined
  offset: number
  /** How many rows the whole list has, where the answer contains it. */
  total: number | undefined
  /** The position of a record in the page; without this the rows are searched. */
  positionOf?: (id: Entity['id']) => number | undefined
}

/** The position of a record in a page, if the page shows it. */
export function positionInPage(
  { rows, positionOf }: ListPage,
  id: Entity['id'] | undefined,
): number | undefined {
  if (id === undefined) return undefined
  if (positionOf) return positionOf(id)
  const at = rows.findIndex((row) => row.id === id)
  return at < 0 ? undefined : at
}

/** The largest number of rows that the platform returns for one query. */
export const maxRows = 1000

/** Returns true when no row follows the page. */
export function isLastPage({ rows, first = maxRows, offset, total }: ListPage): boolean {
  if (total !== undefined) return offset + rows.length >= total
  return first === Infinity || (rows.length < first && rows.length !== maxRows)
}

/**
 * The rows of a page after a row was added to the list. `undefined` where the page then starts with a row that only the
 * platform knows.
 */
export function insertRow(row: Entity, page: ListPage, order: RowOrder): readonly Entity[] | undefined {
  const { rows, first, offset } = page
  const at = sortedPosition(row, rows, order)
  // Sorted before a later page: the row may belong to the page before, whose last row then moves to this page.
  if (at === undefined || (at === 0 && offset > 0)) return undefined
  if (at === rows.length && !isLastPage(page)) return rows
  const inserted = rows.toSpliced(at, 0, row)
  return first !== undefined && inserted.length > first ? inserted.slice(0, first) : inserted
}

/** The rows of a page after one was removed from the list. `undefined` where a row of the next page moves up. */
export function removeRow(row: Entity, page: ListPage): readonly Entity[] | undefined {
  return isLastPage(page) ? withoutRow(row, page) : undefined
}

/** The rows of a page after one was moved within the list. `undefined` where it may have left the page. */
export function moveRow(row: Entity, page: ListPage, order: RowOrder): readonly Entity[] | undefined {
  const others = withoutRow(row, page)
  const at = sortedPosition(row, others, order)
  const mayHaveLeft = (at === 0 && page.offset > 0) || (at === others.length && !isLastPage(page))
  return at === undefined || mayHaveLeft ? undefined : others.toSpliced(at, 0, row)
}

/** Returns true when a row is sorted after all rows of a page; `undefined` when that is unknown. */
export function isAfterPage(row: Entity, { rows }: ListPage, order: RowOrder): boolean | undefined {
  const at = sortedPosition(row, rows, order)
  return at === undefined ? undefined : at === rows.length && rows.length > 0
}

function withoutRow({ id }: Entity, page: ListPage): readonly Entity[] {
  const at = positionInPage(page, id)
  return at === undefined ? page.rows : page.rows.toSpliced(at, 1)
}

/** The position of a row among sorted rows; `undefined` when that is unknown. */
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
