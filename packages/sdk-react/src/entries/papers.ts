'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { papersMessages, type PapersMessages } from '../features/papers/messages'
