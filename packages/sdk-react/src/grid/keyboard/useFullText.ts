import { useCallback } from 'react'
import { fillIn } from '../../language/fillIn'
import { useUiMessages } from '../../ui/uiMessages'
import { textOf, type DataColumn } from '../model/DataColumn'

/** Whether a figure has more digits than are written of it. */
export function isWrittenShorter<Row>(column: DataColumn<Row>, row: Row): boolean {
  const full = column.fullValue?.(column.value(row))
  return full !== undefined && digitsOf(full) !== digitsOf(textOf(column, row))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}

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
