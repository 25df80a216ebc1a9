import { useCallback } from 'react'
import { fillIn } from '../../language/fillIn'
import { useUiMessages } from '../../ui/uiMessages'
import { textOf, type DataColumn } from './DataColumn'

/** The full text of a cell, and whether it has more digits than the cell shows. */
export interface FullText {
  title: string | undefined
  'data-full'?: true
}

/** Returns the full text of a cell: its note, all digits of an abbreviated figure, or its text, which may be truncated. */
export function useFullText<Row>(): (column: DataColumn<Row>, row: Row) => FullText {
  const { fullValue } = useUiMessages()

  return useCallback(
    (column, row) => {
      const note = column.note?.(row)
      if (note !== undefined) return { title: note, 'data-full': true }
      const value = column.fullValue?.(column.value(row))
      const text = textOf(column, row)
      if (value === undefined) return { title: text || undefined }
      return {
        title: fillIn(fullValue, { value }),
        ...(digitsOf(value) !== digitsOf(text) && { 'data-full': true }),
      }
    },
    [fullValue],
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}
