import { setImmediate } from 'node:timers/promises'
import type { WaitingImport } from './importers.ts'
import type { Database } from '../db/Database.ts'

/** Writes a confirmed import piece by piece, or takes contacts back that failed; another server may continue where this one stops. */
export async function writePieces(
  db: Pick<Database, 'pool'>,
  { waiting, signal }: { waiting: WaitingImport; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    if (!(await writePiece(db, waiting))) return
    // PGlite's answers are promises without a turn of the loop: others are heard between two pieces.
    await setImmediate()
  }
  await db.pool.query('select app_private.leave_import($1)', [waiting.id])
}

async function writePiece({ pool }: Pick<Database, 'pool'>, { id }: WaitingImport): Promise<boolean> {
  const client = await pool.connect()
  try {
    // A plan made while a table was small would be kept while it grows a hundredfold.
    await client.query('discard plans')
    const { rows } = await client.query<{ goes_on: boolean }>(
      'select app_private.write_piece($1) as goes_on',
      [id],
    )
    return rows[0]?.goes_on ?? false
  } finally {
    client.release()
  }
}
