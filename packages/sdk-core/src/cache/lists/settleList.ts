import type { Entity } from '../entity'
import { shapeLike } from '../mergeEntity'
import type { RowOrder } from './orderOf'
import { passesFilter } from './passesFilter'
import { dropRow, heldAt, isBehind, isLastPage, moveRow, placeOf, placeRow, type ListPage } from './placeRow'

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
  isDisputed?: boolean
}

/** A page, brought in step. */
export interface Settled {
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
export function settleList(page: ListPage, rule: ListRule, change: RecordChange): Settled | undefined {
  const wasIn = hadRow(page, rule, change)
  const isInNow = isIn(rule, change.after)
  if (wasIn === undefined || isInNow === undefined) return undefined
  const settled = settledRows(page, rule.order, { ...change, wasIn, isInNow })
  const total = page.total === undefined ? undefined : page.total + Number(isInNow) - Number(wasIn)
  return settled?.rows && { rows: settled.rows, total, row: settled.row }
}

interface Movement extends RecordChange {
  wasIn: boolean
  isInNow: boolean
}

/** Nothing for rows that only the platform knows. */
interface SettledRows {
  rows: readonly Entity[] | undefined
  row?: Entity
}

function settledRows(page: ListPage, order: RowOrder, movement: Movement): SettledRows | undefined {
  const { before, after, wasIn, isInNow } = movement
  const at = heldAt(page, (after ?? before)?.id)
  const held = at === undefined ? undefined : page.rows[at]
  if (held) {
    const rows = isInNow && after ? moveRow(held, page, knowing(after, order)) : dropRow(held, page)
    return { rows, row: held }
  }
  if (!wasIn && !isInNow) return { rows: page.rows }
  // It stood on another page: behind this one, or before it, from where nobody knows what it pulls along.
  if (wasIn && (!before || isLastPage(page) || isBehind(before, page, order) !== true)) return undefined
  if (!isInNow || !after) return { rows: page.rows }
  const row = page.rows[0] && shapeLike(page.rows[0], after)
  return row && { rows: placeRow(row, page, knowing(after, order)), row }
}

/** A list may be sorted by what its page does not show of the record, but somebody knows. */
function knowing(known: Entity, order: RowOrder): RowOrder {
  return (a, b) => order(a.id === known.id ? known : a, b)
}

/** Whether the list had the record: a page says so itself where it shows it, and where it shows the whole list. */
function hadRow(
  page: ListPage,
  rule: ListRule,
  { before, after, isDisputed }: RecordChange,
): boolean | undefined {
  if (heldAt(page, (after ?? before)?.id) !== undefined) return true
  if (isWhole(page)) return false
  return isDisputed ? undefined : isIn(rule, before)
}

/** Whether a page lacks a record of its list that it should show, for all that can be told. */
export function lacks(page: ListPage, order: RowOrder, record: Entity): boolean {
  const { rows, offset } = page
  if (heldAt(page, record.id) !== undefined) return false
  if (isWhole(page)) return true
  const at = placeOf(record, rows, order)
  return at !== undefined && (at > 0 || offset === 0) && (at < rows.length || isLastPage(page))
}

/** Whether a page shows every row of its list. */
export function isWhole(page: ListPage): boolean {
  return page.offset === 0 && isLastPage(page)
}

function isIn({ filter }: ListRule, record: Entity | undefined): boolean | undefined {
  if (!record) return false
  const verdict = passesFilter(filter, record)
  return verdict === undefined ? undefined : verdict === true
}
