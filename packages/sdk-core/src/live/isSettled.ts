import type { Entity } from '../cache/entity'
import { isFollowed } from '../steps/isFollowed'
import type { LiveTable } from './LiveTable'

/** Whether a record will not change by itself any more, so that nobody needs to follow it. */
export function isSettled(table: LiveTable, record: Entity): boolean {
  return table === 'steps' && typeof record.status === 'string' && !isFollowed(record.status)
}
