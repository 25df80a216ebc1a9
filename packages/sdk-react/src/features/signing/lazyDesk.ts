import { lazyPart } from '../../ui/lazy/lazyPart'
import type { SigningDeskProps } from './SigningDesk'

/** What papers are signed with, which comes when the first one is to be signed. */
export const SigningDesk = /*#__PURE__*/ lazyPart<SigningDeskProps>(
  async () => (await import('./SigningDesk')).SigningDesk,
)
