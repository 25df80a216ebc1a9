import type { Entity } from '../entity'
import { pickFieldsOf } from '../mergeEntity'
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

/** A list as its query describes it. */
export interface ListRule {
  filter: unknown
  order: RowOrder
}

/** What became of one record. */
export interface RecordChange {
  /** What was known of it; nothing when it did not exist. */
  before: Entity | undefined
  /** What is known of it; nothing when it is gone. */
  after: Entity | undefined
  /** Answers say different things of what it was before. */
  isBeforeUncertain?: boolean
}

/** A page, brought in step. */
export interface UpdatedPage {
  rows: readonly Entity[]
  total: number | undefined
  /** The row that came, went or moved, if one did. */
  row?: Entity
}

/**
 * Brings a page of a list in step with one record that was created, changed or deleted: in or out by the list's filter,
 * at the place its order says, with its count. Nothing where only the platform can tell.
 *
 * A row that the page holds already shows the record as it is now; only its place may be wrong.
 */
export function updatePage(page: ListPage, rule: ListRule, change: RecordChange): UpdatedPage | undefined {
  const wasIn = containedBefore(page, rule, change)
  const isInNow = belongsTo(rule, change.after)
  if (wasIn === undefined || isInNow === undefined) return undefined
  const updated = updatedRows(page, rule.order, { ...change, wasIn, isInNow })
  const total = page.total === undefined ? undefined : page.total + Number(isInNow) - Number(wasIn)
  return updated?.rows && { rows: updated.rows, total, row: updated.row }
}

interface Movement extends RecordChange {
  wasIn: boolean
  isInNow: boolean
}

/** Nothing for rows that only the platform knows. */
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
  // It stood on another page: behind this one, or before it, from where nobody knows what it pulls along.
  if (wasIn && (!before || isLastPage(page) || isAfterPage(before, page, order) !== true)) return undefined
  if (!isInNow || !after) return { rows: page.rows }
  const row = page.rows[0] && pickFieldsOf(page.rows[0], after)
  return row && { rows: insertRow(row, page, withRecord(after, order)), row }
}

/** A list may be sorted by what its page does not show of the record, but somebody knows. */
function withRecord(known: Entity, order: RowOrder): RowOrder {
  return (a, b) => order(a.id === known.id ? known : a, b)
}

/** Whether the list had the record: a page says so itself where it shows it, and where it shows the whole list. */
function containedBefore(
  page: ListPage,
  rule: ListRule,
  { before, after, isBeforeUncertain }: RecordChange,
): boolean | undefined {
  if (positionInPage(page, (after ?? before)?.id) !== undefined) return true
  if (isComplete(page)) return false
  return isBeforeUncertain ? undefined : belongsTo(rule, before)
}

/** Whether a page lacks a record of its list that it should show, for all that can be told. */
export function isMissing(page: ListPage, order: RowOrder, record: Entity): boolean {
  const { rows, offset } = page
  if (positionInPage(page, record.id) !== undefined) return false
  if (isComplete(page)) return true
  const at = sortedPosition(record, rows, order)
  return at !== undefined && (at > 0 || offset === 0) && (at < rows.length || isLastPage(page))
}

/** Whether a page shows every row of its list. */
export function isComplete(page: ListPage): boolean {
  return page.offset === 0 && isLastPage(page)
}

function belongsTo({ filter }: ListRule, record: Entity | undefined): boolean | undefined {
  if (!record) return false
  const verdict = matchesFilter(filter, record)
  return verdict === undefined ? undefined : verdict === true
}
