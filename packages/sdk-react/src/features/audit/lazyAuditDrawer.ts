import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AuditDrawerProps } from './AuditDrawer'

/** The history, which few open. */
export const AuditDrawer = /*#__PURE__*/ lazyPart<AuditDrawerProps>(
  async () => (await import('./AuditDrawer')).AuditDrawer,
)
