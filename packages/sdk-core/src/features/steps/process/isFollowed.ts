import { isFinal } from '../../../live/isFinal'
import { stepRules } from '../stepRules'

/** Returns true while later changes of a step are followed: until it is complete or failed. */
export function isFollowed(status: string): boolean {
  return !isFinal(stepRules.finalStates, { status })
}
