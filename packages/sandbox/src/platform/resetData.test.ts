import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { accountIds, userIds } from '../../seed/ids.ts'
import { onPostgres } from '../testing/onEveryEngine.ts'
import { resetData } from './resetData.ts'

onPostgres('resetData', (database) => {
  const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-reset-'))
  afterEach(() => rmSync(filesDir, { recursive: true, force: true }))

  it('removes the files that were uploaded, and nothing else of their folder', async () => {
    const [file] = await database.rows<{ id: string }>(
      `insert into app_private.files (account_id, user_id, name, extension, status, attempt, size)
       values ($1, $2, 'mine.csv', 'csv', 'stored', 1, 4) returning id`,
      [accountIds.halden, userIds.issuer],
    )
    const id = file?.id ?? ''
    const [uploaded, own] = [path.join(filesDir, id.slice(0, 2), `${id}.1`), path.join(filesDir, 'notes.txt')]
    mkdirSync(path.dirname(uploaded), { recursive: true })
    for (const each of [uploaded, own]) writeFileSync(each, 'text')
    const { connectionString: databaseUrl } = database.db.pool.options

    await resetData({ databaseUrl, filesDir })

    expect([uploaded, own].map(existsSync)).toEqual([false, true])
    expect(await database.rows('select id from app_private.files where id = $1', [id])).toEqual([])
  })
})
