import type { GridSource } from '@capstan/sdk-core/grid'
import { DataGrid } from '../../grid/DataGrid'
import { useGridSource } from '../../grid/useGridSource'
import { useShownMeanwhile } from '../../grid/useShownMeanwhile'
import { useRowsGrid, type RowsGridOptions } from './useRowsGrid'

export interface PagedRowsGridProps<Row> extends RowsGridOptions<Row> {
  /** The source of the rows: the same object as long as the list is the same. */
  source: GridSource<Row>
}

/** Rows of the platform in a grid, a page at a time; those of before stay while others are on their way. */
export function PagedRowsGrid<Row extends { id: string | null }>({
  source,
  ...options
}: PagedRowsGridProps<Row>) {
  const shown = useRowsGrid(options)
  const { grid, columns } = shown
  const rows = useShownMeanwhile(useGridSource({ source, grid, columns }))
  return <DataGrid {...shown} source={rows} />
}
