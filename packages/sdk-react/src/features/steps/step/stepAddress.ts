import { fillIn } from '../../../language/fillIn'
import { safeUrl } from './safeUrl'
import type { StepActions } from './StepTypeProps'

/** Where a step's link leads, when it is safe to follow. A link may name its step; a path is the platform's. */
export function stepAddress(link: string, stepId: string, { platformUrl }: StepActions): string | undefined {
  try {
    return safeUrl(platformUrl(fillIn(link, { stepId })))
  } catch {
    return undefined
  }
}
