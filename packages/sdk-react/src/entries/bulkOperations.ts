'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { BulkOperations, type BulkOperationsProps } from '../features/bulkOperations/BulkOperations'
export { bulkOperationsMessages, type BulkOperationsMessages } from '../features/bulkOperations/messages'
export { prefetchBulkOperations } from '../features/bulkOperations/prefetchBulkOperations'
