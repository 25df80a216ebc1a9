import { writeCsv, type CsvColumn } from '@capstan/sdk-core/grid'

export interface ExportOptions<Row> {
  columns: readonly CsvColumn<Row>[]
  /** Which row stands at a place, from 0. */
  rowAt: (at: number) => Row | undefined
  count: number
  /** Called with how much is written, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Rows written between two looks at whether somebody waits for the page. */
const chunk = 2_000

/** A CSV file, written a piece at a time so that the page stays usable; nothing where it was cancelled. */
export async function exportCsv<Row>(options: ExportOptions<Row>): Promise<Blob | undefined> {
  const { columns, rowAt, count, onProgress, signal } = options
  const headers = writeCsv([], columns, { byteOrderMark: false })
  const parts = [writeCsv([], columns)]
  for (let at = 0; at < count; at += chunk) {
    await breath()
    if (signal.aborted) return undefined
    const rows = Array.from({ length: Math.min(chunk, count - at) }, (_, offset) => rowAt(at + offset))
    const known = rows.filter((row) => row !== undefined)
    parts.push(writeCsv(known, columns, { byteOrderMark: false }).slice(headers.length))
    onProgress(Math.min(1, (at + chunk) / count))
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Gives a file to the reader. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
