'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { signingMessages, type SigningMessages } from '../features/signing/messages'
