import type { PlacedQuestion, QuestionInput, QuestionSet, SetQuestion } from '@capstan/sdk-core/questions'

/** What a change is made over, and the key that makes it once. */
export interface ChangeAbout {
  version: string
  idempotencyKey: string
}

/** What may be done with questions and question sets. */
export interface QuestionActions {
  /** Makes a question. */
  addQuestion: (question: QuestionInput, idempotencyKey: string) => Promise<unknown>
  /** Saves what was changed of a question. */
  saveQuestion: (id: string, changed: Partial<QuestionInput>, about: ChangeAbout) => Promise<unknown>
  /** Makes a question set, which is empty. */
  addSet: (set: { name: string }, idempotencyKey: string) => Promise<unknown>
  /** Renames a question set. */
  renameSet: (id: string, name: string, about: ChangeAbout) => Promise<unknown>
  /** Locks a question set for good. */
  lockSet: (set: QuestionSet, idempotencyKey: string) => Promise<unknown>
  /** Puts a question at the end of a set. */
  place: (placed: PlacedQuestion, idempotencyKey: string) => Promise<unknown>
  /** Takes a question out of a set. */
  remove: (question: SetQuestion) => Promise<unknown>
  /** Has two questions of a set change their places. */
  swap: (one: SetQuestion, other: SetQuestion) => Promise<unknown>
}
