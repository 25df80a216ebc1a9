import { isEntity, type RecordName } from '../entity'
import type { IndexedAnswer } from '../IndexedAnswer'
import type { IndexedList } from '../IndexedList'
import type { ChangedRows } from './ChangedRows'
import type { ListPlan, RecordLink } from './ListPlan'
import { plannedLists } from './plannedLists'

/** The ids of the rows that changed records may have changed, by the plan of their list. */
export type AffectedRows = ReadonlyMap<ListPlan, ReadonlySet<string>>

/** Changed records of one type. */
export interface ChangedRecords {
  typename: string
  rows: ChangedRows
  /** Finds the ids of the parents that a link has for records; `undefined` when they are too many. */
  parentsOf: (link: RecordLink, ids: readonly string[]) => Promise<readonly string[] | undefined>
}

/**
 * Finds the rows of an answer that show changed records, or may show them now. `undefined` where the answer has to be
 * fetched again: it shows one outside its lists, or has a list of their type without a plan.
 */
export async function affectedRows(
  answer: IndexedAnswer,
  plans: readonly ListPlan[],
  changed: ChangedRecords,
): Promise<AffectedRows | undefined> {
  if (!isPlanned(answer, plans, changed)) return undefined
  const affected = new Map<ListPlan, Set<string>>()
  for (const plan of plans) {
    const lists = plannedLists(answer, plan)
    const direct = plan.typename === changed.typename ? [...changed.rows.keys()] : shownInside(lists, changed)
    const linked = await linkedRows(lists, plan, changed)
    if (!linked) return undefined
    const rows = new Set([...direct, ...linked])
    if (rows.size > 0) affected.set(plan, rows)
  }
  return affected
}

function isPlanned(answer: IndexedAnswer, plans: readonly ListPlan[], changed: ChangedRecords): boolean {
  const { typename } = changed
  const records = namesOf(changed)
  if (records.some((record) => answer.isOutsideLists(record))) return false
  const planned = new Set(plans.flatMap((plan) => plannedLists(answer, plan)))
  const others = answer.lists.filter((list) => !planned.has(list))
  if (others.some((list) => list.typename === typename || records.some((record) => list.has(record))))
    return false
  const hasPlan = ({ typename: own, links }: ListPlan) =>
    own === typename || links?.some((link) => link.typename === typename && !link.isForward)
  return !answer.hasListOf(typename) || plans.some(hasPlan)
}

/** The first row that shows each changed record inside; other rows show the same of it. */
function shownInside(lists: readonly IndexedList[], changed: ChangedRecords): string[] {
  return namesOf(changed).flatMap((record) =>
    lists.flatMap((list) => rowIds(list, [list.firstPosition(record) ?? -1])),
  )
}

/**
 * The rows with the parents of changed records: a list inside them may have one more, or one less, and a record that came
 * into sight may stand where there was none. `undefined` when they are too many.
 */
async function linkedRows(
  lists: readonly IndexedList[],
  { links = [] }: ListPlan,
  changed: ChangedRecords,
): Promise<string[] | undefined> {
  const rows: string[] = []
  const names = namesOf(changed)
  for (const link of links) {
    if (link.typename !== changed.typename) continue
    const sought = names.filter(
      (name) =>
        !changed.rows.get(String(name.id))?.isGone &&
        !(link.isForward && lists.some((list) => list.has(name))),
    )
    const parents = await changed.parentsOf(
      link,
      sought.map(({ id }) => String(id)),
    )
    if (!parents) return undefined
    for (const id of parents)
      for (const list of lists) rows.push(...rowIds(list, list.positionsOf({ __typename: link.parent, id })))
  }
  return rows
}

function namesOf({ typename, rows }: ChangedRecords): RecordName[] {
  return [...rows.keys()].map((id) => ({ __typename: typename, id }))
}

function rowIds({ rows }: IndexedList, positions: readonly number[]): string[] {
  return positions.flatMap((at) => {
    const row = rows[at]
    return isEntity(row) ? String(row.id) : []
  })
}
