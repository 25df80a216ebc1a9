'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { papersMessages, type PapersMessages } from '../features/papers/messages'
