'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  InvitedBrokers,
  type InvitedBrokersProps,
  InvitedBrokersView,
  type InvitedBrokersViewProps,
} from '../features/distributors/InvitedBrokers'
export { distributorsMessages, type DistributorsMessages } from '../features/distributors/messages'
export { prefetchInvitedBrokers } from '../features/distributors/prefetchInvitedBrokers'
