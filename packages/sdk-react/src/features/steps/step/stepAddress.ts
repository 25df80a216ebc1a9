import { fillIn } from '../../../language/fillIn'
import { safeUrl } from './safeUrl'
import type { StepActions } from './StepTypeProps'

/**
 * Returns the URL of a step's link, or undefined when it is not safe to follow. A link may contain the id of its step; a path is
 * relative to the platform.
 */
export function stepAddress(link: string, stepId: string, { platformUrl }: StepActions): string | undefined {
  try {
    return safeUrl(platformUrl(fillIn(link, { stepId })))
  } catch {
    return undefined
  }
}
