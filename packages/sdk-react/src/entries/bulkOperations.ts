'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { BulkOperations, type BulkOperationsProps } from '../features/bulkOperations/BulkOperations'
export { bulkOperationsMessages, type BulkOperationsMessages } from '../features/bulkOperations/messages'
export { prefetchBulkOperations } from '../features/bulkOperations/prefetchBulkOperations'
