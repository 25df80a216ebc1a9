'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  Documents,
  type DocumentsProps,
  DocumentsView,
  type DocumentsViewProps,
} from '../features/documents/Documents'
export { documentsMessages, type DocumentsMessages } from '../features/documents/messages'
export { prefetchDocuments } from '../features/documents/prefetchDocuments'
