import { writeCsvHead, writeCsvRows, type CsvColumn, type WriteCsvOptions } from './writeCsv'

/** The options of an export in parts. */
export interface CsvPartsOptions extends WriteCsvOptions {
  /** Called after each part with how many rows are written. */
  onProgress?: (written: number) => void
  /** Cancels it, and discards the written parts. */
  signal?: AbortSignal
  /** How many rows are written before others have their turn. */
  partSize?: number
}

/**
 * Writes many rows as CSV, a part at a time, so that the page stays usable; the texts, one behind the other, are the file.
 *
 * @throws the reason of the signal when it is aborted
 */
export async function csvParts<Row>(
  { count, rowAt }: { count: number; rowAt: (at: number) => Row },
  columns: readonly CsvColumn<Row>[],
  { onProgress, signal, partSize = 2_000, ...options }: CsvPartsOptions = {},
): Promise<string[]> {
  const parts = [writeCsvHead(columns, options)]
  for (let from = 0; from < count; from += partSize) {
    signal?.throwIfAborted()
    const size = Math.min(partSize, count - from)
    parts.push(
      writeCsvRows(
        Array.from({ length: size }, (_, at) => rowAt(from + at)),
        columns,
      ),
    )
    onProgress?.(from + size)
    await nextTurn()
  }
  signal?.throwIfAborted()
  return parts
}

/** Timers that are nested wait for 4 ms; messages do not. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
