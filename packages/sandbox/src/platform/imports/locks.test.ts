import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestmentImport } from '../../testing/investments/anInvestmentImport.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('an import of investments', (database) => {
  /** The locks that others would wait for, held by a transaction of the import. */
  async function locksOf(sql: string, values: unknown[]) {
    const client = await database.db.pool.connect()
    await client.query('begin')
    await client.query(sql, values)
    const { rows } = await client.query<{ mode: string }>(
      `select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
    )
    await client.query('rollback')
    client.release()
    return rows.map(({ mode }) => mode)
  }

  it('has all e-mails to itself in each short piece, and none while it is checked: others go on inviting', async () => {
    const allocation = await anAllocation(database, { total: '1000' })
    const file = await anInvestmentImport(database, {
      ...{ actor: allocation.owner.as(), allocationId: allocation.id },
      lines: ['a@locks.example,A,1,,,,'],
    })
    const { id } = await file.ask('previewBulkAllocation')
    const row = { row: 2, cells: { email: 'a@locks.example', contactName: 'A', amount: '1' } }
    expect(await locksOf('select app_private.check_rows($1, $2)', [id, JSON.stringify([row])])).toEqual([])
    await file.work()
    await file.ask('bulkAllocation')

    expect(await locksOf('select app_private.write_piece($1)', [id])).toEqual(['ExclusiveLock'])
  })
})
