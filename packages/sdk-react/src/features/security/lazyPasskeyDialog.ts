import { lazyPart } from '../../ui/lazy/lazyPart'
import type { PasskeyDialogProps } from './PasskeyDialog'

/** The form, which most who look at their passkeys do not open. */
export const PasskeyDialog = /*#__PURE__*/ lazyPart<PasskeyDialogProps>(
  async () => (await import('./PasskeyDialog')).PasskeyDialog,
)
