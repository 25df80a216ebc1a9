import { useCallback } from 'react'
import { fillIn } from '../../language/fillIn'
import { useUiMessages } from '../../ui/uiMessages'
import { textOf, type DataColumn } from '../model/DataColumn'

/** Says what stands in a cell in full: all digits of a figure that is written shorter, else its text, which may be cut. */
export function useFullText<Row>(): (column: DataColumn<Row>, row: Row) => string | undefined {
  const { fullValue } = useUiMessages()

  return useCallback(
    (column, row) => {
      const value = column.fullValue?.(column.value(row))
      return value === undefined ? textOf(column, row) || undefined : fillIn(fullValue, { value })
    },
    [fullValue],
  )
}
