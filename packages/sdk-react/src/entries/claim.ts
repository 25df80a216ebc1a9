'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { ClaimAccount, type ClaimAccountProps } from '../features/claim/ClaimAccount'
export { claimMessages, type ClaimMessages } from '../features/claim/messages'
