import { isEntity, type RecordName } from '../entity'
import type { IndexedAnswer } from '../IndexedAnswer'
import type { IndexedList } from '../IndexedList'
import type { ChangedRows } from './ChangedRows'
import type { ListPlan, NestedRecords } from './ListPlan'
import { plannedLists } from './plannedLists'

/** The ids of the rows that changed records may have changed, by the plan of their list. */
export type AffectedRows = ReadonlyMap<ListPlan, ReadonlySet<string>>

/** Changed records of one type. */
export interface ChangedRecords {
  typename: string
  rows: ChangedRows
  /** Finds the ids of the records that the changed ones point to. */
  parentsOf: (nested: NestedRecords) => Promise<readonly string[]>
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
    const rows = new Set([...direct, ...(await parentRows(lists, plan, changed))])
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
  const hasPlan = ({ typename: own, nested }: ListPlan) =>
    own === typename || nested?.some((each) => each.typename === typename)
  return !answer.hasListOf(typename) || plans.some(hasPlan)
}

/** The first row that shows each changed record inside; other rows show the same of it. */
function shownInside(lists: readonly IndexedList[], changed: ChangedRecords): string[] {
  return namesOf(changed).flatMap((record) =>
    lists.flatMap((list) => rowIds(list, list.positionsOf(record).slice(0, 1))),
  )
}

/** The rows with the records that changed ones point to: a list inside them may have one more, or one less. */
async function parentRows(
  lists: readonly IndexedList[],
  { nested = [] }: ListPlan,
  { typename, parentsOf }: ChangedRecords,
): Promise<string[]> {
  const rows: string[] = []
  for (const each of nested)
    if (each.typename === typename)
      for (const id of await parentsOf(each))
        for (const list of lists)
          rows.push(...rowIds(list, list.positionsOf({ __typename: each.parent, id })))
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
