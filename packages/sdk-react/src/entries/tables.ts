'use client'

// Small tables, a definition each.

export { DataTable, type DataTableProps } from '../tables/DataTable'
export type { TableSelection } from '../tables/leadOf'
export { tablesMessages, type TablesMessages } from '../tables/messages'
export type { TableColumn, TableDefinition } from '../tables/TableDefinition'
