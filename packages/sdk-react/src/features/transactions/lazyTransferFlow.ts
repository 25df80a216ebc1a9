import { lazyPart } from '../../ui/lazy/lazyPart'
import type { TransferFlowProps } from './TransferFlow'

/** The form, which most who look at transactions do not open. */
export const TransferFlow = /*#__PURE__*/ lazyPart<TransferFlowProps>(
  async () => (await import('./TransferFlow')).TransferFlow,
)
