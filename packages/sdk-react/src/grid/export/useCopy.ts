import { rangeText, type GridCell, type GridGroupItem } from '@capstan/sdk-core/grid'
import type { ClipboardEvent } from 'react'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { useFormats } from '../../language/useFormats'
import { isControl } from '../keyboard/controls'
import { formatted, textOf } from '../model/DataColumn'
import type { GridModel } from '../model/GridModel'
import { groupName } from '../model/groupName'
import { placeOfLine, totalsLine } from '../model/lines'
import { useGridMessages } from '../messages'
import { writtenColumns } from './writtenColumns'

/** Copies the cell with focus, or the range with its headings, and says so for a second. (GRID-021) */
export function useCopy<Row>(model: GridModel<Row>) {
  const snackbar = useSnackbar()
  const messages = useGridMessages()
  // As this page writes numbers, so does the spreadsheet beside it: another one takes 1.5 for the first of May.
  const decimalSign = useFormats().fullValue('0.5').includes(',') ? ',' : '.'

  return (event: ClipboardEvent) => {
    if (isControl(event.target) || String(getSelection())) return
    const text =
      cellsText(model, messages.noValue, decimalSign) ??
      cellText(model, messages.noValue) ??
      lineText(model, event.target)
    if (text === undefined) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    snackbar.show(messages.copied, { duration: 1000 })
  }
}

function cellText<Row>(model: GridModel<Row>, noValue: string): string | undefined {
  const { grid, view, around, columns } = model
  const { focus } = grid.store.getState()
  const at = focus ? placeOfLine(focus.row, view, around) : undefined
  const item = at === undefined ? undefined : view.itemAt(at)
  const column = columns.find(({ id }) => id === focus?.column)?.column
  if (!item || !column) return undefined
  if (item.kind === 'row') return textOf(column, item.row)
  if (item.kind === 'detail') return undefined
  const nameOf = groupNames(model, noValue)
  return column.id === nameOf.column ? nameOf.name(item) : formatted(column, item.valueOf(column.id))
}

/** Returns the text of a heading or of a total. */
function lineText<Row>({ grid, columns }: GridModel<Row>, target: EventTarget): string | undefined {
  const { row, column: id } = grid.store.getState().focus ?? {}
  if (row === null) return columns.find((each) => each.id === id)?.column?.header
  return row === totalsLine && target instanceof Element ? target.textContent || undefined : undefined
}

function cellsText<Row>(model: GridModel<Row>, noValue: string, decimalSign: '.' | ','): string | undefined {
  const { grid, view, columns } = model
  const { range } = grid.store.getState()
  if (!range) return undefined
  const names = groupNames(model, noValue)
  const written = writtenColumns(columns.flatMap(({ column }) => column ?? [])).map((column) =>
    column.id === names.column ? { ...column, groupValue: names.name } : column,
  )
  // The column of the boxes has nothing to copy.
  const within = (cell: GridCell) =>
    columns.find(({ id }) => id === cell.column)?.column || !names.column
      ? cell
      : { ...cell, column: names.column }
  const shown = { anchor: within(range.anchor), end: within(range.end) }
  return rangeText({ view, columns: written, range: shown, hasHeaders: true, decimalSign }) || undefined
}

/** Returns the names of groups and the column in which they stand. */
function groupNames<Row>({ grid, columns }: GridModel<Row>, noValue: string) {
  const { groupBy } = grid.store.getState()
  const grouped = columns.find(({ id }) => id === groupBy)?.column
  return {
    column: columns.find(({ column }) => column)?.id,
    name: (group: GridGroupItem) => groupName(group, grouped) ?? noValue,
  }
}
