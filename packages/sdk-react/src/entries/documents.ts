'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  Documents,
  type DocumentsProps,
  DocumentsView,
  type DocumentsViewProps,
} from '../features/documents/Documents'
export { documentsMessages, type DocumentsMessages } from '../features/documents/messages'
export { prefetchDocuments } from '../features/documents/prefetchDocuments'
