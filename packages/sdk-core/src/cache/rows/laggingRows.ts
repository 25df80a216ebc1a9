import type { Entity } from '../entity'
import { readVersion } from '../readVersion'
import { walkEntities } from '../walkEntities'
import type { RecordChange } from './RecordChange'
import type { RefreshRequest } from './RefreshRequest'

export function isBehind(record: Entity, { version }: RecordChange): boolean {
  return (readVersion(record.version) ?? Infinity) < version
}

/** Whether an answer shows a record as it was before a change: in an older version, or although it is gone. */
export function isOutdated(record: Entity, announced: RecordChange): boolean {
  return announced.isGone
    ? (readVersion(record.version) ?? 0) <= announced.version
    : isBehind(record, announced)
}

/**
 * Whether the platform answered from before a change: a replica may lag. A row that cannot be seen at all is gone if it is
 * shown in an older version than the change made it; otherwise it may still come.
 */
export function isLagging(
  answered: number | undefined,
  { announced, shown }: { announced: RecordChange | undefined; shown: Entity | undefined },
): boolean {
  if (answered === undefined) return !announced || !shown || !isBehind(shown, announced)
  return answered < (announced?.version ?? readVersion(shown?.version) ?? 0)
}

/** The changed records inside rows that were found in an older version. */
export function laggingInside({ typename, changes }: RefreshRequest, found: readonly Entity[]): string[] {
  const lagging: string[] = []
  walkEntities(found, (record) => {
    const announced = record.__typename === typename ? changes.get(String(record.id)) : undefined
    if (announced && isBehind(record, announced)) lagging.push(String(record.id))
  })
  return lagging
}
