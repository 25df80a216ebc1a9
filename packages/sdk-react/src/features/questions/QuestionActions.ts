import type { PlacedQuestion, QuestionInput, QuestionSet, SetQuestion } from '@capstan/sdk-core/questions'

/** The version that a change was made against, and its idempotency key. */
export interface ChangeAbout {
  version: string
  idempotencyKey: string
}

/** Changes that a vendor makes to questions and question sets. */
export interface QuestionActions {
  /** Makes a question. */
  addQuestion: (question: QuestionInput, idempotencyKey: string) => Promise<unknown>
  /** Saves the changed fields of a question. */
  saveQuestion: (id: string, changed: Partial<QuestionInput>, about: ChangeAbout) => Promise<unknown>
  /** Creates an empty question set. */
  addSet: (set: { name: string }, idempotencyKey: string) => Promise<unknown>
  /** Renames a question set. */
  renameSet: (id: string, name: string, about: ChangeAbout) => Promise<unknown>
  /** Locks a question set permanently. */
  lockSet: (set: QuestionSet, idempotencyKey: string) => Promise<unknown>
  /** Places a question at the end of a set. */
  place: (placed: PlacedQuestion, idempotencyKey: string) => Promise<unknown>
  /** Takes a question out of a set. */
  remove: (question: SetQuestion) => Promise<unknown>
  /** Swaps two questions of a set. */
  swap: (one: SetQuestion, other: SetQuestion) => Promise<unknown>
}
