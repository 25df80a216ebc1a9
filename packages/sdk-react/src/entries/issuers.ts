'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { InvitationsView, type InvitationsViewProps } from '../features/issuers/Invitations'
export { Issuers, type IssuersProps } from '../features/issuers/Issuers'
export { ManagedAccountsView, type ManagedAccountsViewProps } from '../features/issuers/ManagedAccountsView'
export { issuersMessages, type IssuersMessages } from '../features/issuers/messages'
export { prefetchIssuers } from '../features/issuers/prefetchIssuers'
