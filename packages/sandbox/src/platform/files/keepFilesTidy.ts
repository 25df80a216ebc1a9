import type { FileName, FileStore } from './FileStore.ts'
import type { Database } from '../db/Database.ts'

const hour = 60 * 60 * 1000

/** Removes files from the folder that the database no longer needs; returns a function that stops it. */
export async function keepFilesTidy(db: Database, files: FileStore): Promise<() => Promise<void>> {
  const remove = oneAtATime(() => removeUnwanted(db, files).catch(() => undefined))
  // The hourly clean-up repeats missed work (the connection was lost, the server was down).
  const stopListening = await db.listen('unwanted_files', (name) => {
    const [id = '', attempt] = name.split('.')
    // After a reset of the database, the notification is the only record of the name.
    void files.remove({ id, attempt: Number(attempt) }).catch(() => undefined)
    remove()
  })
  const timer = setInterval(() => void tidyFiles(db, files).catch(() => undefined), hour).unref()
  await tidyFiles(db, files)
  return () => {
    clearInterval(timer)
    return stopListening()
  }
}

/** However often it is called meanwhile, the work runs once more after it ends. */
function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'idle' | 'busy' | 'again' = 'idle'
  return function start() {
    if (state !== 'idle') {
      state = 'again'
      return
    }
    state = 'busy'
    void work().then(() => {
      const isAgain = state === 'again'
      state = 'idle'
      if (isAgain) start()
    })
  }
}

/** Runs the hourly clean-up of files: gives up uploads that never arrived, and removes files that are no longer needed. */
async function tidyFiles(db: Database, files: FileStore): Promise<void> {
  await db.pool.query('select app_private.give_up_uploads()')
  await removeUnwanted(db, files)
  await files.removeForgotten()
}

async function removeUnwanted(db: Database, files: FileStore): Promise<void> {
  const { rows } = await db.pool.query<FileName>(
    'select id, attempt from app_private.unwanted_files limit 1000',
  )
  for (const file of rows) {
    await files.remove(file)
    // Only now: a server that dies before this leaves the work to the next one.
    await db.pool.query('delete from app_private.unwanted_files where id = $1 and attempt = $2', [
      file.id,
      file.attempt,
    ])
  }
}
