import type { Entity } from '../entity'
import { readVersion } from '../readVersion'
import { walkEntities } from '../walkEntities'
import type { RecordVersion } from './RecordVersions'
import type { RefreshRequest } from './RefreshRequest'

export function isBehind(record: Entity, { version }: RecordVersion): boolean {
  return (readVersion(record.version) ?? Infinity) < version
}

/**
 * Whether the platform answered from before a change: a replica may lag. A row that cannot be seen at all is gone if it is
 * shown in an older version than the change made it; otherwise it may still come.
 */
export function isLagging(
  answered: number | undefined,
  { told, held }: { told: RecordVersion | undefined; held: Entity | undefined },
): boolean {
  if (answered === undefined) return !told || !held || !isBehind(held, told)
  return answered < (told?.version ?? readVersion(held?.version) ?? 0)
}

/** The changed records inside rows that were found in an older version. */
export function laggingInside({ typename, rows }: RefreshRequest, found: readonly Entity[]): string[] {
  const lagging: string[] = []
  walkEntities(found, (record) => {
    const row = record.__typename === typename ? rows.get(String(record.id)) : undefined
    if (row && isBehind(record, row)) lagging.push(String(record.id))
  })
  return lagging
}
