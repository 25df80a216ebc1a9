'use client'

// Small tables, each from one definition.

export { DataTable, type DataTableProps } from '../tables/DataTable'
export { tablesMessages, type TablesMessages } from '../tables/messages'
export type { TableColumn, TableDefinition } from '../tables/TableDefinition'
export type { TableEdit } from '../tables/TableEdit'
export { TableSearch, type TableSearchProps } from '../tables/TableSearch'
export type { TableSelection } from '../tables/useLead'
