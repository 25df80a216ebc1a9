import { isSafari } from './isSafari'
import type { EmbedPolicy } from '../step/StepTypeProps'

/** Whether a provider's page is shown in a frame here. */
export function isFramed(policy: EmbedPolicy = 'auto', userAgent = navigator.userAgent): boolean {
  return policy === 'auto' ? !isSafari(userAgent) : policy === 'iframe'
}
