'use client'

// Grids of your own.

export { DataGrid, type DataGridProps } from '../grid/DataGrid'
export { formatted, textOf, type DataColumn } from '../grid/model/DataColumn'
export type { DataGridSource, MoreRows, ReadyRows } from '../grid/model/DataGridSource'
export { gridMessages, type GridMessages } from '../grid/messages'
export { useGridState } from '../grid/model/useGridState'
export type { ChangeColumns } from '../grid/columns/useChangedColumns'
export { useGridSource, type GridSourceInput } from '../grid/useGridSource'
