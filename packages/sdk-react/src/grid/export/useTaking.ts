import { isCapstanError } from '@capstan/sdk-core'
import { arrangeColumns, csvParts, type Grid } from '@capstan/sdk-core/grid'
import { useEffect, useRef, useState } from 'react'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { useUiMessages } from '../../ui/uiMessages'
import type { DataColumn } from '../model/DataColumn'
import { useGridMessages } from '../messages'
import { saveFile } from './saveFile'
import type { RowExport, ExportedRows } from '../model/ExportedRows'
import { columnsOfFile } from './writtenColumns'

export interface TakingInput<Row> {
  grid: Grid
  columns: readonly DataColumn<Row>[]
  exportRows: RowExport<Row>
}

/** The export that is running, with its progress from 0 to 1. */
export interface Taking {
  kind: 'csv' | 'print'
  share: number
}

/** Writes a CSV file or prints: all rows that match, where they are not all loaded and `isAll` is so. */
export function useTaking<Row>({ grid, columns, exportRows }: TakingInput<Row>) {
  const snackbar = useSnackbar()
  const messages = useGridMessages()
  const { errorText } = useUiMessages()
  const [taking, setTaking] = useState<Taking>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { loaded, total, readAll, fileName, print } = exportRows

  const start = async (kind: Taking['kind'], isAll: boolean) => {
    const { signal } = (running.current = new AbortController())
    const reads = isAll && readAll
    // Reading and writing count as much as each other.
    const half = reads ? 0.5 : 0
    setTaking({ kind, share: 0 })
    const show = seldom((share: number) => setTaking({ kind, share }))
    try {
      const onProgress = (count: number) => show((kind === 'csv' ? half : 1) * (count / total))
      const taken = reads ? await reads({ signal, onProgress }) : loaded
      if (kind === 'print') print(taken)
      else await write(taken, signal, (share) => show(half + (1 - half) * share))
    } catch (error) {
      if (signal.aborted) snackbar.show(kind === 'csv' ? messages.exportCancelled : messages.printCancelled)
      else
        snackbar.show(isCapstanError(error, 'too_many_rows') ? messages.tooManyRows : errorText, {
          tone: 'danger',
          duration: 5000,
        })
    }
    setTaking(undefined)
  }
  const write = async (
    { rows, view }: ExportedRows<Row>,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ) => {
    const shown = arrangeColumns(columns, grid.store.getState().layout).map(({ column }) => column)
    const hidden = columns.filter(({ id, isExported }) => isExported && !shown.some((each) => each.id === id))
    // A place of the view names a row.
    const rowAt = (at: number) => rows[view.places[at] ?? -1] as Row
    const parts = await csvParts({ count: view.rowCount, rowAt }, columnsOfFile([...shown, ...hidden]), {
      signal,
      onProgress: (written) => onShare(written / view.rowCount),
    })
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), withEnding(fileName))
  }

  return { taking, start, cancel: () => running.current?.abort() }
}

/**
 * Milliseconds between two updates of the figure: readers do not see more, and showing one takes longer than writing a thousand
 * rows.
 */
const betweenFigures = 100

function seldom(show: (share: number) => void): (share: number) => void {
  let last = -Infinity
  return (share) => {
    const now = performance.now()
    if (now - last < betweenFigures) return
    last = now
    show(share)
  }
}

/** `exportName` ends a name, others may not. */
const withEnding = (name: string) => (name.endsWith('.csv') ? name : `${name}.csv`)
