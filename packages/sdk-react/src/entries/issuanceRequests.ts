'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  IssuanceRequests,
  type IssuanceRequestsProps,
  IssuanceRequestsView,
  type IssuanceRequestsViewProps,
  prefetchIssuanceRequests,
} from '../features/issuanceRequests/IssuanceRequests'
export { TransferAgentChoice } from '../features/issuanceRequests/TransferAgentChoice'
export {
  issuanceRequestsMessages,
  type IssuanceRequestsMessages,
} from '../features/issuanceRequests/messages'
