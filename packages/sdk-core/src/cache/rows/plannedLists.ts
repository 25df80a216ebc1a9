import { isEntity, type Entity } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import { listNameAt } from '../lists/syncedLists'
import type { ListPlan } from './ListPlan'

/** The parts of an answer that are the list of a plan: one, or one for each page of an infinite query. */
export function plannedLists({ data, lists }: IndexedAnswer, { name }: ListPlan): IndexedList[] {
  return lists.filter(({ path }) => listNameAt(data, path) === name)
}

/** A row of the list of a plan, by its id. */
export function plannedRow(
  answer: IndexedAnswer | undefined,
  plan: ListPlan,
  id: string,
): Entity | undefined {
  for (const list of answer ? plannedLists(answer, plan) : []) {
    const row = list.rows[list.positionOf(id) ?? -1]
    if (isEntity(row)) return row
  }
  return undefined
}
