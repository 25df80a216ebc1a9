import { entityKey, type Entity, type EntityKey, type RecordName } from './entity'
import { reconcileAnswer, type ReconciledAnswer, type LatestState } from './reconcileAnswer'
import { isOlder, mergeEntity } from './mergeEntity'
import { patchEntity } from './patchEntity'
import { walkEntities } from './walkEntities'

/** One request on its way. */
export interface TrackedRequest {
  /**
   * The answer, with whatever a younger request or a write has meanwhile found out put in place of what it says itself.
   * `decides` tells which fields may decide the rows of its lists, and their order.
   */
  reconcile(answer: unknown, affectsLists?: (fields: readonly string[]) => boolean): ReconciledAnswer
  /** What a write answered, with records as somebody else was told of them later: it may be answered last. */
  withNewerRecords(answer: unknown): unknown
  /** Whether a record was removed after it left: a write that made it may be answered last. */
  wasRemoved(name: RecordName): boolean
  /** It says nothing, or nothing that can be late: it failed, or was a write. */
  end(): void
}

/** Keeps a late answer of an old request from undoing what a newer one has shown. */
export interface RequestTracker extends ChangeLog {
  startRequest(): TrackedRequest
  readonly size: number
}

/** Told what has become of records, before anything that is still on its way arrives. */
export interface ChangeLog {
  /** A write answered with them. */
  updated(records: readonly Entity[]): void
  /** They may be new in any list of their type. */
  created(records: readonly Entity[]): void
  /** They are gone, or may not be seen any more. */
  removed(records: readonly RecordName[]): void
  /** They were asked for because they had changed. */
  refetched(records: readonly Entity[]): void
}

/** Something that was found out about a record, and when who told it had asked. */
interface Observation extends LatestState {
  startedAt: number
}

export function createRequestTracker(): RequestTracker {
  const inFlight = new Set<number>()
  const observations = new Map<EntityKey, Observation[]>()
  let clock = 0

  const endRequest = (startedAt: number) => {
    inFlight.delete(startedAt)
    if (inFlight.size === 0) observations.clear()
  }

  const isOlderInFlight = (startedAt: number) => [...inFlight].some((other) => other < startedAt)

  const observe = (name: RecordName, observation: Observation) => {
    const key = entityKey(name)
    const all = observations.get(key)
    if (!all) return void observations.set(key, [observation])
    const at = all.findLastIndex(({ startedAt }) => startedAt <= observation.startedAt)
    observations.set(key, all.toSpliced(at + 1, 0, observation))
  }

  const observeAll = (records: readonly Entity[], change: LatestState['change']) => {
    const startedAt = ++clock
    if (isOlderInFlight(startedAt))
      for (const record of records) observe(record, { record, change, startedAt })
  }

  return {
    startRequest() {
      const startedAt = ++clock
      inFlight.add(startedAt)
      return {
        reconcile(answer, affectsLists = () => false) {
          const reconciled = reconcileAnswer(answer, observedSince(observations, startedAt), affectsLists)
          endRequest(startedAt)
          if (isOlderInFlight(startedAt))
            walkEntities(reconciled.answer, (record) =>
              observe(record, { record, change: undefined, startedAt }),
            )
          return reconciled
        },
        withNewerRecords(answer) {
          const latest = observedSince(observations, startedAt)
          return patchEntity(answer, { change: (held) => newerOf(held, latest.get(entityKey(held))?.record) })
        },
        wasRemoved: (name) =>
          !!observations
            .get(entityKey(name))
            ?.some((observation) => observation.startedAt > startedAt && observation.change === 'removed'),
        end: () => endRequest(startedAt),
      }
    },
    updated: (records) => observeAll(records, 'updated'),
    created: (records) => observeAll(records, 'created'),
    removed(names) {
      const startedAt = ++clock
      if (!isOlderInFlight(startedAt)) return
      for (const name of names) observe(name, { record: undefined, change: 'removed', startedAt })
    },
    // What it found is known as of when it was asked; that it changed is all that is new.
    refetched(records) {
      for (const record of records)
        for (const observation of observations.get(entityKey(record)) ?? [])
          if (observation.record === record) observation.change ??= 'updated'
    },
    get size() {
      return observations.size
    },
  }
}

/** What was found out by whoever asked later, or was told without asking. */
function observedSince(
  observations: ReadonlyMap<EntityKey, readonly Observation[]>,
  startedAt: number,
): Map<EntityKey, LatestState> {
  const latest = new Map<EntityKey, LatestState>()
  for (const [key, all] of observations)
    for (const observation of all) {
      if (observation.startedAt <= startedAt) continue
      latest.set(key, combine(latest.get(key), observation))
    }
  return latest
}

function combine(known: LatestState | undefined, { record, change: told }: LatestState): LatestState {
  // A write that was answered late says nothing about a delete that it did not know of.
  if (known?.change === 'removed' && told) return known
  // What a list may lack is not there because it changed once more.
  const change = known?.change === 'created' && told === 'updated' ? 'created' : (told ?? known?.change)
  if (!record || !known?.record) return { record, change }
  const [older, newer] = isOlder(record, known.record) ? [record, known.record] : [known.record, record]
  return { record: { ...older, ...newer }, change }
}

/** Only their versions tell who was answered last. */
function newerOf(held: Entity, observed: Entity | undefined): Entity {
  return observed && isOlder(held, observed) ? mergeEntity(held, observed).value : held
}
