import type { Entity } from '../entity'
import { pickFieldsOf } from '../edits/updateShownFields'
import type { RowOrder } from './orderOf'
import { matchesFilter } from './matchesFilter'
import {
  removeRow,
  positionInPage,
  isAfterPage,
  isLastPage,
  moveRow,
  sortedPosition,
  insertRow,
  type ListPage,
} from './pageRows'

/** The filter and the order of a list. */
export interface ListRule {
  filter: unknown
  order: RowOrder
}

/** A record before and after a change. */
export interface BeforeAndAfter {
  /** The record before; `undefined` when it did not exist, or, with `isBeforeUncertain`, when it is unknown. */
  before: Entity | undefined
  /** The record after; `undefined` when it was removed. */
  after: Entity | undefined
  /** The values before the change are not known for certain. */
  isBeforeUncertain?: boolean
}

/** A page after a change. */
export interface UpdatedPage {
  rows: readonly Entity[]
  total: number | undefined
  /** The row that was added, removed or moved, if any. */
  row?: Entity
}

/**
 * Updates a page of a list after one record was created, changed or deleted: the filter says whether it belongs to the
 * list, the order where, and the count follows. `undefined` where only the platform knows.
 *
 * The page is updated first: if it shows the record, that row has the new values, and only its position may be wrong.
 */
export function updatePage(page: ListPage, rule: ListRule, change: BeforeAndAfter): UpdatedPage | undefined {
  const wasIn = containedBefore(page, rule, change)
  const isInNow = belongsTo(rule, change.after)
  if (wasIn === undefined || isInNow === undefined) return undefined
  const updated = updatedRows(page, rule.order, { ...change, wasIn, isInNow })
  const total = page.total === undefined ? undefined : page.total + Number(isInNow) - Number(wasIn)
  return updated?.rows && { rows: updated.rows, total, row: updated.row }
}

interface Movement extends BeforeAndAfter {
  wasIn: boolean
  isInNow: boolean
}

/** `rows` is `undefined` where only the platform knows them. */
interface UpdatedRows {
  rows: readonly Entity[] | undefined
  row?: Entity
}

function updatedRows(page: ListPage, order: RowOrder, movement: Movement): UpdatedRows | undefined {
  const { before, after, wasIn, isInNow } = movement
  const at = positionInPage(page, (after ?? before)?.id)
  const held = at === undefined ? undefined : page.rows[at]
  if (held) {
    const rows = isInNow && after ? moveRow(held, page, withRecord(after, order)) : removeRow(held, page)
    return { rows, row: held }
  }
  if (!wasIn && !isInNow) return { rows: page.rows }
  // The record was on another page. If that page came before this one, the rows here shift by an unknown row.
  if (wasIn && (!before || isLastPage(page) || isAfterPage(before, page, order) !== true)) return undefined
  if (!isInNow || !after) return { rows: page.rows }
  const row = page.rows[0] && pickFieldsOf(page.rows[0], after)
  return row && { rows: insertRow(row, page, withRecord(after, order)), row }
}

/** An order that uses all known fields of a record: a list may be sorted by a field that its rows do not show. */
function withRecord(known: Entity, order: RowOrder): RowOrder {
  return (a, b) => order(a.id === known.id ? known : a, b)
}

/** Returns true when the list contained the record. This is certain when the page shows the record or the whole list. */
function containedBefore(
  page: ListPage,
  rule: ListRule,
  { before, after, isBeforeUncertain }: BeforeAndAfter,
): boolean | undefined {
  if (positionInPage(page, (after ?? before)?.id) !== undefined) return true
  if (isComplete(page)) return false
  return isBeforeUncertain ? undefined : belongsTo(rule, before)
}

/** Returns true when a record of the list is missing from a page that should show it; false when that is unknown. */
export function isMissing(page: ListPage, order: RowOrder, record: Entity): boolean {
  const { rows, offset } = page
  if (positionInPage(page, record.id) !== undefined) return false
  if (isComplete(page)) return true
  const at = sortedPosition(record, rows, order)
  return at !== undefined && (at > 0 || offset === 0) && (at < rows.length || isLastPage(page))
}

/** Returns true when a page shows every row of its list. */
export function isComplete(page: ListPage): boolean {
  return page.offset === 0 && isLastPage(page)
}

/** Returns true when a list has a record; `undefined` when only the platform can decide. */
function belongsTo({ filter }: ListRule, record: Entity | undefined): boolean | undefined {
  if (!record) return false
  const verdict = matchesFilter(filter, record)
  // Null is SQL's unknown, and a query returns only rows of which its filter is true.
  return verdict === undefined ? undefined : verdict === true
}
