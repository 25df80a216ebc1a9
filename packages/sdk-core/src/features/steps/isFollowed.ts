import { isSettled } from '../../live/isSettled'

/** Whether later changes of a step are still listened to: until it is complete or failed. */
export function isFollowed(status: string): boolean {
  return !isSettled('steps', { status })
}
