import { rangeText } from '@capstan/sdk-core/grid'
import type { ClipboardEvent } from 'react'
import { useSnackbar } from '../ui/feedback/useSnackbar'
import { isControl } from './controls'
import { textOf } from './DataColumn'
import type { GridModel } from './GridModel'
import { placeOfLine } from './lines'
import { useGridMessages } from './messages'
import { writtenColumns } from './writtenColumns'

/** Copies the cell with focus, or the range with its headings, and says so for a second. (GRID-021) */
export function useCopy<Row>(model: GridModel<Row>) {
  const snackbar = useSnackbar()
  const messages = useGridMessages()

  return (event: ClipboardEvent) => {
    if (isControl(event.target) || String(getSelection())) return
    const text = cellsText(model) ?? cellText(model)
    if (text === undefined) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    snackbar.show(messages.copied, { duration: 1000 })
  }
}

function cellText<Row>({ grid, view, around, columns }: GridModel<Row>): string | undefined {
  const { focus } = grid.store.getState()
  const at = focus ? placeOfLine(focus.row, view, around) : undefined
  const item = at === undefined ? undefined : view.itemAt(at)
  const column = columns.find(({ id }) => id === focus?.column)?.column
  return item?.kind === 'row' && column ? textOf(column, item.row) : undefined
}

function cellsText<Row>({ grid, view, columns }: GridModel<Row>): string | undefined {
  const { range } = grid.store.getState()
  if (!range) return undefined
  const written = writtenColumns(columns.flatMap(({ column }) => column ?? []))
  return rangeText({ view, columns: written, range, hasHeaders: true }) || undefined
}
