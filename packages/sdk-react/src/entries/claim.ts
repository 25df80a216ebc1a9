'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { ClaimAccount, type ClaimAccountProps } from '../features/claim/ClaimAccount'
export { claimMessages, type ClaimMessages } from '../features/claim/messages'
