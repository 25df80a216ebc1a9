import { isEntity, type RecordRef } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import type { RecordChanges } from './RecordChange'
import type { ListPlan, RecordLink } from './ListPlan'
import { plannedLists } from './plannedLists'

/** The ids of the rows that changed records may have changed, by the plan of their list. */
export type AffectedRows = ReadonlyMap<ListPlan, ReadonlySet<string>>

/** Changed records of one type, and a way to find their parents. */
export interface ChangesAndParents {
  typename: string
  changes: RecordChanges
  /** Finds the ids of the parents that a link has for records; `undefined` when they are too many. */
  parentsOf: (link: RecordLink, ids: readonly string[]) => Promise<readonly string[] | undefined>
}

/**
 * The rows to fetch for changed records: all their ids for a list of their own type, shown or not, and of other lists the
 * rows that show them. `undefined` where the answer has to be fetched again: it shows one outside its lists, or has a
 * list of their type without a plan.
 */
export function affectedRows(
  answer: IndexedAnswer,
  plans: readonly ListPlan[],
  changed: ChangesAndParents,
): AffectedRows | undefined {
  if (!isPlanned(answer, plans, changed)) return undefined
  const rowsOf = (plan: ListPlan) =>
    plan.typename === changed.typename
      ? [...changed.changes.keys()]
      : shownInside(plannedLists(answer, plan), changed)
  return new Map(plans.map((plan) => [plan, new Set(rowsOf(plan))]))
}

/**
 * The rows with the parents of changed records: a list inside them may have one more, or one less, and a record that came
 * into sight may stand where there was none. `undefined` when they are too many.
 */
export async function rowsWithParents(
  answer: IndexedAnswer,
  plans: readonly ListPlan[],
  changed: ChangesAndParents,
): Promise<AffectedRows | undefined> {
  const byPlan = new Map<ListPlan, ReadonlySet<string>>()
  const work = plans.map(async (plan) => {
    const rows = await parentRowsIn(plannedLists(answer, plan), plan, changed)
    if (rows) byPlan.set(plan, new Set(rows))
  })
  await Promise.all(work)
  return byPlan.size === plans.length ? byPlan : undefined
}

function isPlanned(answer: IndexedAnswer, plans: readonly ListPlan[], changed: ChangesAndParents): boolean {
  const { typename } = changed
  const records = refsOf(changed)
  if (records.some((record) => answer.isOutsideLists(record))) return false
  const planned = new Set(plans.flatMap((plan) => plannedLists(answer, plan)))
  const others = answer.lists.filter((list) => !planned.has(list))
  if (others.some((list) => list.typename === typename || records.some((record) => list.has(record))))
    return false
  const hasPlan = ({ typename: own, links }: ListPlan) =>
    own === typename || links?.some((link) => link.typename === typename && !link.isForward)
  return !answer.hasListOf(typename) || plans.some(hasPlan)
}

/** One row that shows each changed record inside; other rows show the same of it. */
function shownInside(lists: readonly IndexedList[], changed: ChangesAndParents): string[] {
  return refsOf(changed).flatMap((record) =>
    lists.flatMap((list) => rowIds(list, [list.anyPositionShowing(record) ?? -1])),
  )
}

async function parentRowsIn(
  lists: readonly IndexedList[],
  { links = [] }: ListPlan,
  changed: ChangesAndParents,
): Promise<string[] | undefined> {
  const rows: string[] = []
  const records = refsOf(changed)
  for (const link of links) {
    if (link.typename !== changed.typename) continue
    const sought = records.filter((record) => {
      const { isGone, isNew } = changed.changes.get(String(record.id)) ?? {}
      const isShown = link.isForward && !isNew && lists.some((list) => list.has(record))
      return !isGone && !isShown
    })
    const parents = await changed.parentsOf(
      link,
      sought.map(({ id }) => String(id)),
    )
    if (!parents) return undefined
    for (const id of parents)
      for (const list of lists)
        rows.push(...rowIds(list, list.positionsShowing({ __typename: link.parent, id })))
  }
  return rows
}

function refsOf({ typename, changes }: ChangesAndParents): RecordRef[] {
  return [...changes.keys()].map((id) => ({ __typename: typename, id }))
}

function rowIds({ rows }: IndexedList, positions: readonly number[]): string[] {
  return positions.flatMap((at) => {
    const row = rows[at]
    return isEntity(row) ? String(row.id) : []
  })
}
