// Delegates: the people who act for an account, their roles, and the transfer of ownership.

export { isOwner, type Delegate, type DelegateRole } from '../features/delegates/Delegate'
export { delegatesQuery } from '../features/delegates/delegatesQuery'
export {
  makeDelegate,
  saveDelegate,
  type DelegateChanges,
  type DelegateInput,
} from '../features/delegates/saveDelegate'
export { transferOwnership } from '../features/delegates/transferOwnership'
