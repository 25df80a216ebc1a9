'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Securities, type SecuritiesProps } from '../features/securities/Securities'
export { SecuritiesView, type SecuritiesViewProps } from '../features/securities/SecuritiesView'
export { SecurityDetails, type SecurityDetailsProps } from '../features/securities/SecurityDetails'
export {
  SecurityDetailsView,
  type SecurityDetailsViewProps,
} from '../features/securities/SecurityDetailsView'
export { securitiesMessages, type SecuritiesMessages } from '../features/securities/messages'
export { prefetchSecurities } from '../features/securities/prefetchSecurities'
