import { lazyPart } from '../../ui/lazy/lazyPart'
import type { TransferDialogProps } from './TransferDialog'

/** The dialog with its form, which most who look at transactions do not open. */
export const TransferDialog = /*#__PURE__*/ lazyPart<TransferDialogProps>(
  async () => (await import('./TransferDialog')).TransferDialog,
)
