import { isFinal } from '../../live/isFinal'
import { stepRules } from './stepRules'

/** Whether later changes of a step are still listened to: until it is complete or failed. */
export function isFollowed(status: string): boolean {
  return !isFinal(stepRules.finalStates, { status })
}
