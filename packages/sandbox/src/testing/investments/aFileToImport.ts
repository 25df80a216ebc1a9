import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

/** Uploads a file for an import as an actor; returns its name. */
export async function aFileToImport(database: TestDatabase, actor: Actor, content: string): Promise<string> {
  const [file] = await database.rows<{ id: string }>(
    `insert into app_private.files (account_id, user_id, name, extension, status, attempt, size)
     values ($1, $2, 'import.csv', 'csv', 'stored', 1, $3) returning id`,
    [actor.accountId, actor.userId, content.length],
  )
  const id = file?.id ?? ''
  const folder = path.join(database.filesDir, id.slice(0, 2))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${id}.1`), content)
  return id
}
