import { entityKey, type Entity, type EntityKey, type RecordRef } from '../entity'
import { reconcileAnswer, type ReconciledAnswer, type LatestState } from './reconcileAnswer'
import { isOlder, updateShownFields } from '../edits/updateShownFields'
import { mapEntities } from '../mapEntities'
import { walkEntities } from '../walkEntities'

/** One request in flight. */
export interface TrackedRequest {
  /**
   * Ends the request. Returns its answer, updated with newer values that later requests and mutations returned meanwhile.
   * `affectsLists` is true when one of the fields may affect the rows of its lists, or their order.
   */
  reconcile(answer: unknown, affectsLists?: (fields: readonly string[]) => boolean): ReconciledAnswer
  /** The answer of a mutation, with its records replaced where another answer had a newer version of them. */
  withNewerVersions(answer: unknown): unknown
  /** Returns true when a record was removed after the request started. */
  wasRemoved(record: RecordRef): boolean
  /** Ends the request without reconciling its answer: it failed, or was a mutation. */
  end(): void
}

/** Tracks requests in flight, so that a late answer does not overwrite newer data. */
export interface RequestTracker extends ChangeLog {
  startRequest(): TrackedRequest
  /** How many records have observations that a request in flight may need. */
  readonly observedRecordCount: number
}

/** Remembers changes that requests in flight are reconciled with. */
export interface ChangeLog {
  /** A mutation returned these records. */
  updated(records: readonly Entity[]): void
  /** These records may be new in any list of their type. */
  maybeNew(records: readonly Entity[]): void
  /** These records are deleted, or no longer visible. */
  removed(records: readonly RecordRef[]): void
}

/**
 * The state of a record in one answer or one change. `sequence` numbers the starts of requests and the changes, in the order they
 * happened; an answer has the number of its request.
 */
interface Observation extends LatestState {
  sequence: number
}

export function createRequestTracker(): RequestTracker {
  const inFlight = new Set<number>()
  const observations = new Map<EntityKey, Observation[]>()
  let lastSequence = 0

  const endRequest = (sequence: number) => {
    const [oldest] = inFlight
    inFlight.delete(sequence)
    if (sequence === oldest) forgetBefore([...inFlight][0] ?? Infinity)
  }

  /** Changes from before the oldest request in flight are no longer needed. */
  const forgetBefore = (oldest: number) => {
    for (const [key, all] of observations) {
      const needed = all.filter(({ sequence }) => sequence > oldest)
      if (needed.length === 0) observations.delete(key)
      else if (needed.length < all.length) observations.set(key, needed)
    }
  }

  const hasEarlierRequest = (sequence: number) => [...inFlight].some((other) => other < sequence)

  const observe = (record: RecordRef, observation: Observation) => {
    const key = entityKey(record)
    const all = observations.get(key)
    if (!all) return void observations.set(key, [observation])
    const at = all.findLastIndex(({ sequence }) => sequence <= observation.sequence)
    observations.set(key, all.toSpliced(at + 1, 0, observation))
  }

  const observeAll = (records: readonly Entity[], lastChange: LatestState['lastChange']) => {
    const sequence = ++lastSequence
    if (hasEarlierRequest(sequence))
      for (const record of records) observe(record, { record, lastChange, sequence })
  }

  return {
    startRequest() {
      const sequence = ++lastSequence
      inFlight.add(sequence)
      return {
        reconcile(answer, affectsLists = () => false) {
          const reconciled = reconcileAnswer(answer, observedSince(observations, sequence), affectsLists)
          endRequest(sequence)
          if (hasEarlierRequest(sequence))
            walkEntities(reconciled.answer, (record) =>
              observe(record, { record, lastChange: undefined, sequence }),
            )
          return reconciled
        },
        withNewerVersions(answer) {
          const latest = observedSince(observations, sequence)
          return mapEntities(answer, { change: (held) => newerOf(held, latest.get(entityKey(held))?.record) })
        },
        wasRemoved: (record) =>
          !!observations
            .get(entityKey(record))
            ?.some((observation) => observation.sequence > sequence && observation.lastChange === 'removed'),
        end: () => endRequest(sequence),
      }
    },
    updated: (records) => observeAll(records, 'updated'),
    maybeNew: (records) => observeAll(records, 'maybeNew'),
    removed(records) {
      const sequence = ++lastSequence
      if (!hasEarlierRequest(sequence)) return
      for (const record of records) observe(record, { record: undefined, lastChange: 'removed', sequence })
    },
    get observedRecordCount() {
      return observations.size
    },
  }
}

/** The latest state of each record, from requests that started and changes that happened after `sequence`. */
function observedSince(
  observations: ReadonlyMap<EntityKey, readonly Observation[]>,
  sequence: number,
): Map<EntityKey, LatestState> {
  const latest = new Map<EntityKey, LatestState>()
  for (const [key, all] of observations)
    for (const observation of all) {
      if (observation.sequence <= sequence) continue
      latest.set(key, combine(latest.get(key), observation))
    }
  return latest
}

function combine(
  known: LatestState | undefined,
  { record, lastChange: newChange }: LatestState,
): LatestState {
  // A mutation that is answered after a delete does not bring the record back; a query that finds it does. Where `known`
  // has a record, it was removed and a query has found it since.
  if (known?.lastChange === 'removed' && !known.record && newChange) return known
  // A record that may be new and was then updated may still be missing from a list.
  const lastChange =
    known?.lastChange === 'maybeNew' && newChange === 'updated'
      ? 'maybeNew'
      : (newChange ?? known?.lastChange)
  if (!record || !known?.record) return { record, lastChange }
  const [older, newer] = isOlder(record, known.record) ? [record, known.record] : [known.record, record]
  return { record: { ...older, ...newer }, lastChange }
}

/** The newer of two states of a record, by version. */
function newerOf(held: Entity, observed: Entity | undefined): Entity {
  return observed && isOlder(held, observed) ? updateShownFields(held, observed).value : held
}
