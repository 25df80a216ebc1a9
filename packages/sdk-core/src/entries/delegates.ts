// Who acts for an account: adding them, what they may do, and handing the account over.

export { isOwner, type Delegate, type DelegateRole } from '../features/delegates/Delegate'
export { delegatesQuery } from '../features/delegates/delegatesQuery'
export {
  makeDelegate,
  saveDelegate,
  type DelegateChanges,
  type DelegateInput,
} from '../features/delegates/saveDelegate'
export { transferOwnership } from '../features/delegates/transferOwnership'
