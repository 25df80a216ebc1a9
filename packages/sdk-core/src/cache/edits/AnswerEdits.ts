import type { CacheProblem } from '../CacheProblem'
import type { Entity, RecordRef } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { SyncedList } from '../lists/syncedLists'
import type { BeforeAndAfter } from '../lists/updatePage'
import type { FoundRows } from '../rows/placeFoundRows'

/** Edits of the cached answers that observers see at once. Answers are named by the hash of their query. */
export interface AnswerEdits {
  /** Updates one record in an answer. */
  update(hash: string, target: RecordUpdate): void
  /** Moves a record to its place in the lists of an answer, into them or out of them; refetches where that is unknown. */
  updateLists(hash: string, change: BeforeAndAfter): void
  /**
   * Inserts a record into the lists of an answer that show all their rows and lack it; refetches the answer where a
   * page of a longer list should show it: it may have been on another page before.
   */
  insertIfMissing(hash: string, record: Entity): void
  /**
   * A record that no answer shows was changed or removed. Refetches an answer that may have contained it: its lists do not
   * show all their rows, stand inside records or cannot be kept in sync, or their filter cannot be decided for the record.
   * Otherwise inserts the record where it is missing, unless it was removed.
   */
  refetchOrInsert(hash: string, typename: string, after?: Entity): void
  /** Replaces rows of a list by rows of the platform. Returns false if only the platform can decide the content of the list. */
  replaceRows(hash: string, list: SyncedList, rows: FoundRows): boolean
  /** Marks an answer to be fetched again. */
  markForRefetch(hash: string): void
  /** Removes a record from an answer. */
  remove(hash: string, record: RecordRef): void
}

/** An update of one record. */
export interface RecordUpdate {
  record: Entity
  /** Any field of the record may have changed, not only those in the update. */
  isMutated: boolean
}

export interface AnswerEditsParts {
  answerOf: (hash: string) => IndexedAnswer | undefined
  /** Indexes an answer from the start. */
  reindex: (hash: string, data: unknown) => void
  /** True when one of the fields may affect which rows the lists of an answer have, or their order. */
  affectsLists: (hash: string, fields: readonly string[]) => boolean
  /** The lists of an answer that can be kept in sync. */
  syncedListsOf: (hash: string) => readonly SyncedList[]
  /** Reports why an answer has to be fetched again, where the query could be improved. */
  reportProblem: (hash: string, problem: CacheProblem) => void
}
