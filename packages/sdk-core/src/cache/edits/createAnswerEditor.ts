import type { AnswerEdits } from './AnswerEdits'
import type { AnswerWriter } from './createAnswerWriter'
import type { CacheProblem } from '../CacheProblem'
import { createListEdits } from './createListEdits'
import { createRecordEdits } from './createRecordEdits'
import type { AnswerIndex } from '../index/createAnswerIndex'
import type { QueryAnalyses } from '../index/createQueryAnalyses'
import { createRecordUpdater, type RecordUpdater } from './createRecordUpdater'
import { syncedLists, type SyncedList } from '../lists/syncedLists'
import type { ListPlan } from '../rows/ListPlan'

/** Changes answers, and their index with them. */
export interface AnswerEditor extends RecordUpdater {
  /** The operations on a single answer that `update`, `create` and `remove` use. */
  edits: AnswerEdits
  /** The lists of an answer that can be kept in sync. */
  syncedListsOf: (hash: string) => readonly SyncedList[]
}

export interface AnswerEditorParts {
  answerIndex: AnswerIndex
  analyses: QueryAnalyses
  queryKeyOf: (hash: string) => readonly unknown[]
  listPlansOf: (hash: string) => readonly ListPlan[]
  /** True when one of the fields may affect which rows the lists of an answer have, or their order. */
  affectsLists: (hash: string, fields: readonly string[]) => boolean
  reportProblem: (hash: string, problem: CacheProblem) => void
}

export function createAnswerEditor(parts: AnswerEditorParts, writer: AnswerWriter): AnswerEditor {
  const { answerIndex, analyses, queryKeyOf, listPlansOf, affectsLists, reportProblem } = parts
  const syncedListsOf = (hash: string) =>
    (analyses.get(hash).lists ??= syncedLists(queryKeyOf(hash), listPlansOf(hash), () =>
      reportProblem(hash, 'unsupported_order'),
    ))
  const editsParts = {
    answerOf: answerIndex.get,
    reindex: answerIndex.set,
    affectsLists,
    syncedListsOf,
    reportProblem,
  }
  const edits = {
    markForRefetch: (hash: string) => void writer.toRefetch.add(hash),
    ...createRecordEdits(editsParts, writer),
    ...createListEdits(editsParts, writer),
  }
  return { ...createRecordUpdater({ answerIndex, analyses, affectsLists }, edits), edits, syncedListsOf }
}
