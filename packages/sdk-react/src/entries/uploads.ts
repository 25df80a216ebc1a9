'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  DocumentsTable,
  type DocumentsTableProps,
  DocumentsTableView,
  type DocumentsTableViewProps,
} from '../features/uploads/DocumentsTable'
export { uploadsMessages, type UploadsMessages } from '../features/uploads/messages'
