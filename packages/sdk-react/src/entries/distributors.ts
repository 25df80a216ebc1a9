'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { InvitedBrokers, type InvitedBrokersProps } from '../features/distributors/InvitedBrokers'
export { InvitedBrokersView, type InvitedBrokersViewProps } from '../features/distributors/InvitedBrokersView'
export { distributorsMessages, type DistributorsMessages } from '../features/distributors/messages'
export { prefetchInvitedBrokers } from '../features/distributors/prefetchInvitedBrokers'
