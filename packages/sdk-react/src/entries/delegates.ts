'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  Delegates,
  type DelegatesProps,
  DelegatesView,
  type DelegatesViewProps,
} from '../features/delegates/Delegates'
export { delegatesMessages, type DelegatesMessages } from '../features/delegates/messages'
export { prefetchDelegates } from '../features/delegates/prefetchDelegates'
