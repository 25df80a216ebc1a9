import type { Entity } from '../entity'
import { readVersion } from '../readVersion'
import { walkEntities } from '../walkEntities'
import type { RecordChange } from './RecordChange'
import type { RefreshJob } from './RefreshJob'

export function isBehind(record: Entity, { version }: RecordChange): boolean {
  return (readVersion(record.version) ?? Infinity) < version
}

/** Returns true when an answer shows a record as it was before a change: with an older version, or although it is gone. */
export function showsOldState(record: Entity, announced: RecordChange): boolean {
  return announced.isGone
    ? (readVersion(record.version) ?? 0) <= announced.version
    : isBehind(record, announced)
}

/**
 * Returns true when an answer is older than a change, because a replica may lag. `answeredVersion` is `undefined` when the
 * account cannot see the record.
 */
export function isLagging(
  answeredVersion: number | undefined,
  { announced, shown }: { announced: RecordChange | undefined; shown: Entity | undefined },
): boolean {
  // A replica without the change would still have the older version that is shown: a record that is shown in an older
  // version and cannot be seen is gone. One that is not shown, or not announced, may only not have arrived yet.
  if (answeredVersion === undefined) return !announced || !shown || !isBehind(shown, announced)
  return answeredVersion < (announced?.version ?? readVersion(shown?.version) ?? 0)
}

/** The changed records inside rows that were found in an older version. */
export function laggingInside({ typename, changes }: RefreshJob, found: readonly Entity[]): string[] {
  const lagging: string[] = []
  walkEntities(found, (record) => {
    const announced = record.__typename === typename ? changes.get(String(record.id)) : undefined
    if (announced && isBehind(record, announced)) lagging.push(String(record.id))
  })
  return lagging
}
