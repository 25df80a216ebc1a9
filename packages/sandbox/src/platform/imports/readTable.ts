import { setImmediate } from 'node:timers/promises'
import { CsvError, CsvReader } from '../csv/CsvReader.ts'
import { type ImportRow, ImportTable, mostRows } from './ImportTable.ts'
import type { Importer } from './importers.ts'

/** How many rows are handed over at once: on PGlite, which is in this thread, nothing else happens meanwhile. */
const batch = 100

/**
 * Reads a file of rows and hands them over in batches; answers the table with every problem of its shape.
 *
 * A file that is no CSV at all ends with that one problem.
 */
export async function readTable(
  source: AsyncIterable<Buffer>,
  importer: Importer,
  takeRows: (rows: ImportRow[]) => Promise<void>,
): Promise<ImportTable> {
  const table = new ImportTable(importer)
  const reader = new CsvReader((cells, row) => table.add(cells, row))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of source) {
      reader.push(decoder.decode(chunk, { stream: true }))
      await handOver(table, takeRows)
      if (table.count > mostRows) throw new CsvError(mostRows + 2, 'A file may have 50,000 rows.')
    }
    reader.push(decoder.decode())
    reader.end()
    await handOver(table, takeRows)
    if (!table.hasHeader) throw new CsvError(1, 'The file has no header.')
  } catch (error) {
    table.problems.push({ column: null, ...told(error) })
  }
  return table
}

async function handOver(table: ImportTable, takeRows: (rows: ImportRow[]) => Promise<void>): Promise<void> {
  const rows = table.takeRows()
  for (let from = 0; from < rows.length; from += batch) {
    await takeRows(rows.slice(from, from + batch))
    // PGlite's answers are promises without a turn of the loop: nobody else would be heard for as long as a piece lasts.
    await setImmediate()
  }
}

function told(error: unknown): { row: number; message: string } {
  if (error instanceof CsvError) return { row: error.row, message: error.message }
  if (error instanceof TypeError) return { row: 1, message: 'The file is not text in UTF-8.' }
  throw error
}
