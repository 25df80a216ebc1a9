import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { accountIds, userIds } from '../../seed/ids.ts'
import { onPostgres } from '../testing/database/onEveryEngine.ts'
import { openSeededDb } from './openSeededDb.ts'
import { resetData } from './resetData.ts'

const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-reset-'))
afterEach(() => rmSync(filesDir, { recursive: true, force: true }))

const insertFile = `insert into app_private.files (account_id, user_id, name, extension, status, attempt, size)
  values ('${accountIds.halden}', '${userIds.issuer}', 'mine.csv', 'csv', 'stored', 1, 4) returning id`

/** Writes an uploaded file, and a file of the user's own. */
function writeFiles(id = ''): [uploaded: string, own: string] {
  const files: [string, string] = [
    path.join(filesDir, id.slice(0, 2), `${id}.1`),
    path.join(filesDir, 'notes.txt'),
  ]
  mkdirSync(path.dirname(files[0]), { recursive: true })
  for (const file of files) writeFileSync(file, 'text')
  return files
}

onPostgres('resetData', (database) => {
  it('removes the files that were uploaded, and nothing else of their folder', async () => {
    const [file] = await database.rows<{ id: string }>(insertFile)
    const files = writeFiles(file?.id)
    const { connectionString: databaseUrl } = database.db.pool.options

    await resetData({ databaseUrl, filesDir })

    expect(files.map(existsSync)).toEqual([false, true])
    expect(await database.rows('select id from app_private.files where id = $1', [file?.id])).toEqual([])
  })
})

describe('resetData of a data folder', () => {
  it('removes the files that were uploaded to a folder elsewhere, and nothing else of it', async () => {
    const dataDir = path.join(filesDir, 'data')
    const before = await openSeededDb({ dataDir })
    const { rows } = await before.pool.query<{ id: string }>(insertFile)
    await before.close()
    const files = writeFiles(rows[0]?.id)

    await resetData({ dataDir, filesDir })

    expect(files.map(existsSync)).toEqual([false, true])
  })

  it('begins anew where the old data cannot be opened', async () => {
    const dataDir = path.join(filesDir, 'old')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '9\n')

    await resetData({ dataDir, filesDir })

    expect(existsSync(path.join(dataDir, 'base'))).toBe(true)
  })
})
