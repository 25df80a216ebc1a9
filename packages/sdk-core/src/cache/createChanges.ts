import { isInList } from './createHolders'
import { entityKey, isEntity, isLink, type Entity, type EntityKey } from './entity'
import { mergeEntity, type Merged } from './mergeEntity'
import { getAt, setAt } from './setAt'
import { stepsTo, type Place } from './walkEntities'
import { withoutEntity } from './withoutEntity'

/** What becomes of the cached answers in one go; answers go by the hash of their query. */
export interface Changes {
  /** Brings one record up to date at one place. */
  update(target: Target): void
  /** Takes a record out of an answer. */
  remove(hash: string, key: EntityKey): void
  /** The answers that are another value now. */
  readonly data: ReadonlyMap<string, unknown>
  /** Answers where a record now stands at other places. */
  readonly relinked: ReadonlySet<string>
  /** Answers only the platform can complete. */
  readonly stale: ReadonlySet<string>
}

/** A record, and where it stands in which answer. */
export interface Target {
  hash: string
  place: Place
  record: Entity
  /** Everything about the record may have changed, not only what the update says. */
  isSubject: boolean
}

export interface ChangesParts {
  answerOf: (hash: string) => unknown
  /** Whether one of the fields may decide which rows an answer has, and in which order. */
  decides: (hash: string, fields: readonly string[]) => boolean
}

export function createChanges({ answerOf, decides }: ChangesParts): Changes {
  const data = new Map<string, unknown>()
  const relinked = new Set<string>()
  const stale = new Set<string>()
  const dataOf = (hash: string) => (data.has(hash) ? data.get(hash) : answerOf(hash))

  return {
    data,
    relinked,
    stale,
    update(target) {
      const { hash, place, record } = target
      const steps = stepsTo(place)
      const answer = dataOf(hash)
      const held = getAt(answer, steps)
      // An update before this one, in the same go, may have linked another record here.
      if (!isEntity(held) || entityKey(held) !== entityKey(record)) return
      const merged = mergeEntity(held, record)
      if (merged.value !== held) data.set(hash, setAt(answer, steps, merged.value))
      if (isRelinked(held, merged)) relinked.add(hash)
      if (isUndecided(held, merged, target)) stale.add(hash)
      else if (isInList(place) && decides(hash, merged.changed)) stale.add(hash)
    },
    remove(hash, key) {
      const without = withoutEntity(dataOf(hash), key)
      data.set(hash, without.value)
      relinked.add(hash)
      if (without.isUndecided) stale.add(hash)
    },
  }
}

function isRelinked(held: Entity, { changed, value }: Merged): boolean {
  return changed.some((field) => isLink(held[field]) || isLink(value[field]))
}

function isUndecided(held: Entity, merged: Merged, { record, isSubject }: Target): boolean {
  return merged.isUndecided || (isSubject && Object.keys(held).some((field) => !Object.hasOwn(record, field)))
}
