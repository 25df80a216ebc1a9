'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { signingMessages, type SigningMessages } from '../features/signing/messages'
