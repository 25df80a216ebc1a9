'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Documents, type DocumentsProps } from '../features/documents/Documents'
export { DocumentsView, type DocumentsViewProps } from '../features/documents/DocumentsView'
export { documentsMessages, type DocumentsMessages } from '../features/documents/messages'
export { prefetchDocuments } from '../features/documents/prefetchDocuments'
