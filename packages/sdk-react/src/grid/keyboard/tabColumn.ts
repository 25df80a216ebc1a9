import type { GridState } from '@capstan/sdk-core/grid'
import type { GridModel } from '../model/GridModel'

/** The column to whose cell the tab key comes: that with focus, or the first where that one is not shown any more. */
export function tabColumn<Row>(
  { columns }: Pick<GridModel<Row>, 'columns'>,
  focus: GridState['focus'],
): string | undefined {
  return columns.some(({ id }) => id === focus?.column) ? focus?.column : columns[0]?.id
}
