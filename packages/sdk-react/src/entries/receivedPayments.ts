'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  ReceivedPayments,
  type ReceivedPaymentsProps,
  ReceivedPaymentsView,
  type ReceivedPaymentsViewProps,
  prefetchReceivedPayments,
} from '../features/receivedPayments/ReceivedPayments'
export {
  receivedPaymentsMessages,
  type ReceivedPaymentsMessages,
} from '../features/receivedPayments/messages'
