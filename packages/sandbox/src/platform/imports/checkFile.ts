import type { FileName, FileStore } from '../files/FileStore.ts'
import type { ReadRow, RowProblem } from './ImportTable.ts'
import { importerOf, type WaitingImport } from './importers.ts'
import { readTable } from './readTable.ts'
import type { Database } from '../db/Database.ts'

/** Rows checked in one batch: other requests are answered between two batches, and wait no longer than one takes. */
const piece = 500

/** Reads a file to import and returns the outcome of each row; a problem of the file ends the import. */
export async function checkFile(
  { pool }: Pick<Database, 'pool'>,
  files: FileStore,
  { waiting, signal }: { waiting: WaitingImport; signal: AbortSignal },
): Promise<void> {
  const { rows } = await pool.query<FileName>(
    `select id, attempt from app_private.files where id = $1 and status = 'stored'`,
    [waiting.file_id],
  )
  if (!rows[0]) throw new Error('The file to import is gone.')
  const table = await readTable(files.read(rows[0]), importerOf(waiting), {
    piece,
    handOver: async (read) => {
      if (signal.aborted) throw new Stopped()
      const values = [waiting.id, JSON.stringify(read.map(asChecked))]
      const answer = await pool.query<{ goes_on: boolean }>(
        'select app_private.check_rows($1, $2) as goes_on',
        values,
      )
      if (!answer.rows[0]?.goes_on) throw new Stopped()
    },
  }).catch((error: unknown) => {
    if (error instanceof Stopped) return undefined
    throw error
  })
  if (!table) return
  const problem = table.problems.find(({ code }) => ofFile.has(code))
  await pool.query('select app_private.end_check($1, $2, $3, $4)', [
    waiting.id,
    problem?.code,
    problem?.row,
    problem?.column,
  ])
}

/** The import was cancelled, or the server stops. */
class Stopped extends Error {}

/** Codes of problems of a whole file. */
const ofFile = new Set([
  ...['no_header', 'no_rows', 'unknown_column', 'column_twice', 'column_missing'],
  ...['not_csv', 'not_utf8', 'too_many_rows'],
])

interface CheckedRow {
  row: number
  cells: Record<string, string>
  problem?: string
  column?: string | null
}

function asChecked({ row, cells, wrong }: ReadRow): CheckedRow {
  return {
    row,
    cells: withoutNul(cells),
    ...(isOfShape(wrong) && { problem: wrong.code, column: wrong.column }),
  }
}

/** The database reports missing values, as it does for a single row. */
const isOfShape = (wrong: RowProblem | undefined): wrong is RowProblem =>
  wrong !== undefined && wrong.code !== 'value_missing'

/** A database keeps no text with NUL in it. */
const withoutNul = (cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.replaceAll('\0', '\uFFFD')]))
