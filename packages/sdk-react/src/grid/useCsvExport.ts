import { csvParts, type CsvColumn } from '@capstan/sdk-core/grid'
import { useEffect, useRef, useState } from 'react'
import { useSnackbar } from '../ui/feedback/useSnackbar'
import { useUiMessages } from '../ui/uiMessages'
import { useGridMessages } from './messages'
import { saveFile } from './saveFile'

/** What goes into a CSV file. */
export interface ExportedRows<Row> {
  columns: readonly CsvColumn<Row>[]
  count: number
  rowAt: (at: number) => Row
}

/** Writes a CSV file: how far that is, from 0 to 1, and what starts and cancels it. */
export function useCsvExport<Row>(fileName: string) {
  const snackbar = useSnackbar()
  const messages = useGridMessages()
  const { errorText } = useUiMessages()
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async ({ columns, ...rows }: ExportedRows<Row>) => {
    const { signal } = (running.current = new AbortController())
    const onProgress = (written: number) => setShare(written / rows.count)
    setShare(0)
    try {
      const parts = await csvParts(rows, columns, { signal, onProgress })
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), withEnding(fileName))
    } catch {
      if (signal.aborted) snackbar.show(messages.exportCancelled)
      else snackbar.show(errorText, { tone: 'danger', duration: 5000 })
    }
    setShare(undefined)
  }

  return { share, start, cancel: () => running.current?.abort() }
}

/** `exportName` ends a name, others may not. */
const withEnding = (name: string) => (name.endsWith('.csv') ? name : `${name}.csv`)
