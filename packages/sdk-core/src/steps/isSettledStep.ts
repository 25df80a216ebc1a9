import type { Entity } from '../cache/entity'
import { isFollowed } from './isFollowed'

/** Whether a step will not change by itself any more, so that nobody needs to follow it. */
export function isSettledStep({ status }: Entity): boolean {
  return typeof status === 'string' && !isFollowed(status)
}
