import { isFinal } from '../../live/isFinal'

/** Whether later changes of a step are still listened to: until it is complete or failed. */
export function isFollowed(status: string): boolean {
  return !isFinal('steps', { status })
}
