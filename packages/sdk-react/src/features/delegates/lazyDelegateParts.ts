import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddDelegateProps } from './AddDelegate'
import type { TransferOwnershipProps } from './TransferOwnership'

/** What most who look at delegates do not open. */
export const AddDelegate = /*#__PURE__*/ lazyPart<AddDelegateProps>(
  async () => (await import('./AddDelegate')).AddDelegate,
)

export const TransferOwnership = /*#__PURE__*/ lazyPart<TransferOwnershipProps>(
  async () => (await import('./TransferOwnership')).TransferOwnership,
)
