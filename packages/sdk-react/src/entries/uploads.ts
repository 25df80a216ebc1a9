'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  DocumentsTable,
  type DocumentsTableProps,
  DocumentsTableView,
  type DocumentsTableViewProps,
} from '../features/uploads/DocumentsTable'
export { uploadsMessages, type UploadsMessages } from '../features/uploads/messages'
