import { isSafari } from './isSafari'
import type { EmbedPolicy } from '../step/StepTypeProps'

/** Returns true when a provider's page is shown in a frame. */
export function isFramed(policy: EmbedPolicy = 'auto', userAgent = navigator.userAgent): boolean {
  return policy === 'auto' ? !isSafari(userAgent) : policy === 'iframe'
}
