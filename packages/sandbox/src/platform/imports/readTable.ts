import { setImmediate } from 'node:timers/promises'
import { CsvError, CsvReader } from '../csv/CsvReader.ts'
import { ImportTable, mostRows, NotUtf8, type ReadRow, type RowProblem } from './ImportTable.ts'
import type { Importer } from './importers.ts'

/** The batch size and the callback for the rows of a file. */
export interface RowsTaken {
  /** The rows in a batch: on PGlite, which runs in this thread, no other request is handled during a batch. */
  piece: number
  handOver: (rows: ReadRow[]) => Promise<void>
}

/**
 * Reads a file of rows and passes them on in batches; returns the table with every problem of its shape.
 *
 * A file that is not CSV ends with that one problem.
 */
export async function readTable(
  source: AsyncIterable<Buffer>,
  importer: Importer,
  taken: RowsTaken,
): Promise<ImportTable> {
  const table = new ImportTable(importer)
  const reader = new CsvReader((cells, row) => table.add(cells, row))
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of source) {
      decoder ??= new TextDecoder(encodingOf(chunk))
      reader.push(decoder.decode(chunk, { stream: true }))
      await handOver(table, taken)
      if (table.count > mostRows) throw new TooManyRows(mostRows + 2, 'A file may have 50,000 rows.')
    }
    reader.push(decoder?.decode() ?? '')
    reader.end()
    await handOver(table, taken)
    if (!table.hasHeader) throw new NoHeader(1, 'The file has no header.')
    if (table.count === 0) throw new NoRows(2, 'There are no rows below the header.')
  } catch (error) {
    table.problems.push(problemOf(error))
  }
  return table
}

class TooManyRows extends CsvError {}
class NoHeader extends CsvError {}
class NoRows extends CsvError {}

/** The encoding that a byte order mark names, else UTF-8. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function handOver(table: ImportTable, { piece, handOver }: RowsTaken): Promise<void> {
  const rows = table.takeRows()
  for (let from = 0; from < rows.length; from += piece) {
    await handOver(rows.slice(from, from + piece))
    // PGlite's promises resolve without a turn of the event loop, so no other request would be handled during a batch.
    await setImmediate()
  }
}

function problemOf(error: unknown): RowProblem {
  if (!(error instanceof CsvError)) throw error
  const column = error instanceof NotUtf8 ? error.column : null
  return { row: error.row, column, code: codeOf(error), message: error.message }
}

function codeOf(error: CsvError): string {
  if (error instanceof TooManyRows) return 'too_many_rows'
  if (error instanceof NoRows) return 'no_rows'
  if (error instanceof NotUtf8) return 'not_utf8'
  return error instanceof NoHeader ? 'no_header' : 'not_csv'
}
