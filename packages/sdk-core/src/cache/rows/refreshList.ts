import { replaceEqualDeep, type Query } from '@tanstack/query-core'
import type { AnswerIndex } from '../index/createAnswerIndex'
import type { AnswerEdits } from '../edits/AnswerEdits'
import type { AnswerEditor } from '../edits/createAnswerEditor'
import type { Entity } from '../entity'
import type { SyncedList } from '../lists/syncedLists'
import { maxRows } from '../lists/pageRows'
import { updateShownFields } from '../edits/updateShownFields'
import { walkEntities } from '../walkEntities'
import { askedInOrder } from './askedInOrder'
import { fetchRows, type RowsAnswer } from './fetchRows'
import { isInFlight, whenSettled } from './inFlight'
import { isLagging, laggingInside } from './laggingRows'
import type { ListPlan } from './ListPlan'
import type { FoundRows } from './placeFoundRows'
import { plannedLists, plannedRow } from './plannedLists'
import { fullRefetchNeeded, type Refreshed, type RefreshJob } from './RefreshJob'

export interface RefreshParts {
  answerIndex: AnswerIndex
  /** The lists of an answer that can be kept in sync. */
  syncedListsOf: (hash: string) => readonly SyncedList[]
  /** Changes answers, in one notification of observers. */
  edit: (change: (editor: AnswerEditor) => void) => void
}

/** Rows of a list that may have changed. */
export interface ListRows {
  query: Query
  plan: ListPlan
  ids: ReadonlySet<string>
}

/** Asks for rows of a list, and puts them where they belong. */
export async function refreshList(
  parts: RefreshParts,
  listRows: ListRows,
  job: RefreshJob,
): Promise<Refreshed> {
  const { query, plan, ids } = listRows
  const list = parts.syncedListsOf(query.queryHash).find(({ name }) => name === plan.name)
  if (!list || isFasterWhole(parts, listRows)) return fullRefetchNeeded
  const announced = (id: string) => (plan.typename === job.typename ? job.changes.get(id) : undefined)
  const isInOrder = askedInOrder(query, plan.name)
  const answer = await fetchRows(job.ask, { plan, variables: query.queryKey[3], ids: [...ids] })
  if (isInFlight(query) || !isInOrder()) {
    void whenSettled(query).then(() => job.onMissed(job.changes))
    return { needsFullRefetch: false, lagging: [] }
  }
  const shown = (id: string) => plannedRow(parts.answerIndex.get(query.queryHash), plan, id)
  // A replica, or an answer that is read meanwhile, may still contain a deleted row.
  const isGone = (id: string) => {
    const { isGone, version = 0 } = announced(id) ?? {}
    return !!isGone && (answer.versions.get(id) ?? 0) <= version
  }
  const behind = [...ids].filter(
    (id) =>
      !announced(id)?.isGone &&
      isLagging(answer.versions.get(id), { announced: announced(id), shown: shown(id) }),
  )
  const found = answer.found.filter(({ id }) => !isGone(String(id)))
  const known = withoutRows({ ...answer, found, asked: ids }, behind)
  return {
    needsFullRefetch: !applyRows(parts, { ...listRows, list, shown }, { known, job }),
    lagging: [
      ...behind.flatMap((id) => (announced(id) ? id : [...job.changes.keys()])),
      ...[...ids].filter((id) => isGone(id) && answer.versions.has(id)),
      ...laggingInside(job, known.found),
    ],
  }
}

/** Returns true when reading the whole list costs less than reading this number of its rows. */
function isFasterWhole({ answerIndex }: RefreshParts, { query, plan, ids }: ListRows): boolean {
  const answer = answerIndex.get(query.queryHash)
  const count = answer ? plannedLists(answer, plan).reduce((sum, { rows }) => sum + rows.length, 0) : 0
  return ids.size > maxRows || (ids.size > 100 && ids.size * 2 > count)
}

type KnownRows = FoundRows & Pick<RowsAnswer, 'versions'>

/** Returns the answer without some rows, which stay as they are. */
function withoutRows(rows: KnownRows, ids: readonly string[]): FoundRows {
  const skipped = new Set(ids)
  return {
    asked: new Set([...rows.asked].filter((id) => !skipped.has(id))),
    found: rows.found.filter(({ id }) => !skipped.has(String(id))),
    total: rows.total,
  }
}

/** Shows the answer of the platform; returns false where only the platform knows the rows of the list. */
function applyRows(
  { edit, answerIndex }: RefreshParts,
  { query, plan, list, shown }: ListRows & { list: SyncedList; shown: (id: string) => Entity | undefined },
  { known, job }: { known: FoundRows; job: RefreshJob },
): boolean {
  const { queryHash: hash } = query
  const found = known.found.map((row) => replaceEqualDeep(shown(String(row.id)), row))
  let isKnown = false
  edit(({ edits }) => {
    // Rows that were not requested show the same records inside.
    const changed = changedInside(found, (record) => answerIndex.copiesOf(record, (each) => each === hash))
    isKnown = edits.replaceRows(hash, list, { ...known, found })
    for (const record of changed) edits.update(hash, { record, isMutated: false })
    if (plan.typename !== job.typename) removeInside(edits, hash, job)
  })
  return isKnown
}

/** The records inside rows of which other rows show older values. All rows of a list show the same of a record. */
function changedInside(rows: readonly Entity[], copiesOf: (record: Entity) => readonly Entity[]): Entity[] {
  const changed: Entity[] = []
  const outer = new Set<unknown>(rows)
  walkEntities(rows, (record) => {
    const isNews = (copy: Entity) => updateShownFields(copy, record).changed.length > 0
    if (!outer.has(record) && copiesOf(record).some(isNews)) changed.push(record)
  })
  return changed
}

function removeInside(edits: AnswerEdits, hash: string, { typename, changes }: RefreshJob): void {
  for (const [id, { isGone }] of changes) if (isGone) edits.remove(hash, { __typename: typename, id })
}
