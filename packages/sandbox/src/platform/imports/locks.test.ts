import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { aFileToImport } from '../../testing/aFileToImport.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const issuer = { userId: userIds.issuer, accountId: accountIds.halden }

onEveryEngine('an import', (database) => {
  /** How many locks the transaction of an import holds that others would wait for. */
  async function locksOf(operation: string) {
    const fileName = await aFileToImport(database, issuer, 'name,email\r\n')
    return database.as(issuer, async (client) => {
      await client.query('select app_private.begin_import($1, $2)', [operation, fileName])
      const { rows } = await client.query<{ mode: string }>(
        `select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
      )
      return rows.map(({ mode }) => mode)
    })
  }

  it('has all e-mails to itself, and a preview none: others go on inviting', async () => {
    expect(await locksOf('bulk_customers')).toEqual(['ExclusiveLock'])
    expect(await locksOf('preview_bulk_customers')).toEqual([])
  })
})
