import type { CacheProblem } from './CacheProblem'
import type { Entity, RecordName } from './entity'
import type { IndexedAnswer } from './IndexedAnswer'
import type { SyncedList } from './lists/syncedLists'
import type { RecordChange } from './lists/updatePage'

/** What becomes of the cached answers in one go; answers go by the hash of their query. */
export interface Changes {
  /** Brings one record up to date in an answer. */
  update(hash: string, target: RecordUpdate): void
  /** Puts a record where it now belongs in the lists of an answer; asks again those of which only the platform can tell. */
  reposition(hash: string, change: RecordChange): void
  /** Puts a record into the lists of an answer that lack it, or asks those again that may lack it. */
  insertIfMissing(hash: string, record: Entity): void
  /** A record of which nothing was known has changed, or is gone: a list that does not show all its rows may have had it. */
  refetchIfUnsure(hash: string, typename: string, after?: Entity): void
  /** An answer that only the platform can tell what becomes of. */
  refetch(hash: string): void
  /** Takes a record out of an answer. */
  remove(hash: string, record: RecordName): void
  /** The answers that are another value now. */
  readonly changed: ReadonlySet<string>
  /** Answers only the platform can complete. */
  readonly stale: ReadonlySet<string>
}

/** What is new of a record. */
export interface RecordUpdate {
  record: Entity
  /** Everything about the record may have changed, not only what the update says. */
  isMutated: boolean
}

export interface ChangesParts {
  answerOf: (hash: string) => IndexedAnswer | undefined
  /** Learns an answer from the start. */
  reindex: (hash: string, data: unknown) => void
  /** Whether one of the fields may decide which rows an answer has, and in which order. */
  affectsLists: (hash: string, fields: readonly string[]) => boolean
  /** The lists of an answer that can be kept in step. */
  syncedListsOf: (hash: string) => readonly SyncedList[]
  /** Told why an answer has to be asked for again, where that says something about the query. */
  reportProblem: (hash: string, problem: CacheProblem) => void
}
