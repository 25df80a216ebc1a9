import type { FileStore } from '../files/FileStore.ts'
import { checkFile } from './checkFile.ts'
import { writePieces } from './writePieces.ts'
import type { WaitingImport } from './importers.ts'
import type { Database } from '../db/Database.ts'

/** The other servers find the work of a crashed server within this time. */
const longest = 30_000

/**
 * Checks and writes the waiting imports, one after the other. Every server does; the database assigns each import to one of them.
 * Returns a function that stops: an interrupted write resumes later, an interrupted check starts again.
 */
export async function keepImporting(db: Database, files: FileStore): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const wake = () => {
    clearTimeout(timer)
    working = working.then(work)
  }
  async function work(): Promise<void> {
    if (stopping.signal.aborted) return
    // A failure is retried.
    await importWaiting(db, files, stopping.signal).catch(() => undefined)
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(wake, longest).unref()
  }
  const unlisten = await db.listen('app_import', wake)
  wake()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await working
    await unlisten()
  }
}

/** Checks and writes until nothing waits. */
export async function importWaiting(
  db: Pick<Database, 'pool'>,
  files: FileStore,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await db.pool.query<WaitingImport>(
      'select id, file_id, allocation_id, status from app_private.next_import() as found where id is not null',
    )
    if (!rows[0]) return
    await importOne(db, files, { waiting: rows[0], signal })
  }
}

async function importOne(
  db: Pick<Database, 'pool'>,
  files: FileStore,
  { waiting, signal }: { waiting: WaitingImport; signal: AbortSignal },
): Promise<void> {
  try {
    if (waiting.status === 'checking') await checkFile(db, files, { waiting, signal })
    else await writePieces(db, { waiting, signal })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'import failed', error: String(error) }))
    await db.pool.query('select app_private.fail_import($1)', [waiting.id])
  }
}
