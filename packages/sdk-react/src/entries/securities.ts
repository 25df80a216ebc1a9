'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  Securities,
  type SecuritiesProps,
  SecuritiesView,
  type SecuritiesViewProps,
} from '../features/securities/Securities'
export {
  SecurityDetails,
  type SecurityDetailsProps,
  SecurityDetailsView,
  type SecurityDetailsViewProps,
} from '../features/securities/SecurityDetails'
export { securitiesMessages, type SecuritiesMessages } from '../features/securities/messages'
export { prefetchSecurities } from '../features/securities/prefetchSecurities'
