'use client'

// Grids of your own.

export { DataGrid, type DataGridProps } from '../grid/DataGrid'
export { formatted, textOf, type DataColumn } from '../grid/DataColumn'
export type { DataGridSource, MoreRows, ReadyRows } from '../grid/DataGridSource'
export { gridMessages, type GridMessages } from '../grid/messages'
export { useGridState } from '../grid/useGridState'
export type { ChangeColumns } from '../grid/useChangedColumns'
export { useGridSource, type GridSourceInput } from '../grid/useGridSource'
