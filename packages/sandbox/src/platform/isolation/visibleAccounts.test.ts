import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { FileStore } from '../files/FileStore.ts'
import { importWaiting } from '../imports/keepImporting.ts'
import { aFileToImport } from '../../testing/investments/aFileToImport.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

onEveryEngine('the bits of visible accounts', (database) => {
  it('are set for every link to an account, and for nothing else', async () => {
    expect(await differences(database)).toEqual([])
    const [links] = await database.rows<{ count: number }>(
      `select count(*)::int from app_private.visible_rows join app_public.accounts on accounts.id = row_id`,
    )
    expect(links?.count).toBeGreaterThan(100)
  })

  it('show an account that came after all others, and hide it when the link is gone', async () => {
    const { accountId } = await anInvestor(database)
    const { accountId: another } = await anInvestor(database)
    const seen = () => seenBy(database, [accountId, another])
    expect(await seen()).toEqual([])

    await database.rows('select app_private.show($1, $2)', [accountIds.halden, accountId])
    expect(await seen()).toEqual([accountId])
    expect(await differences(database)).toEqual([])

    await database.rows('delete from app_private.visible_rows where account_id = $1 and row_id = $2', [
      accountIds.halden,
      accountId,
    ])
    expect(await seen()).toEqual([])
    expect(await differences(database)).toEqual([])
  })

  it('are set once all contacts of a file are there', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => `Marked ${index},marked-${index}@bits.example`)
    const actor = { userId: userIds.issuer, accountId: accountIds.halden }
    const fileName = await aFileToImport(database, actor, ['name,email', ...rows].join('\r\n'))
    const { data } = await database.ask(
      actor,
      `mutation ($fileName: String!) { bulkCustomers(input: { fileName: $fileName }) { import { status } } }`,
      { fileName },
    )
    expect(data).toEqual({ bulkCustomers: { import: { status: 'checking' } } })
    await importWaiting(database.db, new FileStore(database.filesDir))
    expect(await differences(database)).toEqual([])
    const list = '{ allAccounts(filter: { email: { includes: "@bits.example" } }) { totalCount } }'
    expect((await database.ask(actor, list)).data).toEqual({ allAccounts: { totalCount: 600 } })
  })

  it('take many accounts of many viewers at once', async () => {
    await database.rows(
      `insert into app_private.visible_rows (account_id, row_id)
       select viewers.id, shown.id from app_public.accounts as viewers, app_public.accounts as shown
       where viewers.type = 'agent' on conflict do nothing`,
    )
    expect(await differences(database)).toEqual([])
  })
})

onPostgres('the bits of visible accounts, written by two at once', (database) => {
  it('have the rows that both have shown', async () => {
    const [mine, others] = await Promise.all([anInvestor(database), anInvestor(database)])
    const [importing, investing] = [await database.db.pool.connect(), await database.db.pool.connect()]
    const show = 'select app_private.show($1, $2)'
    for (const client of [importing, investing]) await client.query('begin')
    await importing.query('select app_private.begin_marking_later()')
    await importing.query(show, [accountIds.halden, mine.accountId])
    await investing.query(show, [accountIds.halden, others.accountId])

    const marked = importing.query('select app_private.end_marking_later()')
    await expect
      .poll(() => database.rows(`select from pg_locks where not granted`).then((rows) => rows.length))
      .toBeGreaterThan(0)
    await investing.query('commit')
    await marked
    await importing.query('commit')
    for (const client of [importing, investing]) client.release()

    expect(await differences(database)).toEqual([])
    const seen = await seenBy(database, [mine.accountId, others.accountId])
    expect(seen.toSorted()).toEqual([mine.accountId, others.accountId].toSorted())
  })
})

function seenBy(database: TestDatabase, ids: string[]): Promise<string[]> {
  return database.as({ userId: userIds.issuer, accountId: accountIds.halden }, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from app_public.accounts where id = any($1)',
      [ids],
    )
    return rows.map(({ id }) => id)
  })
}

/** Returns every viewer and account whose bit differs from the links. */
function differences(database: TestDatabase): Promise<unknown[]> {
  return database.rows(
    `select viewers.id, accounts.id as account from app_public.accounts as viewers cross join app_public.accounts
       left join app_private.visible_accounts as held on held.account_id = viewers.id
     where exists (select from app_private.visible_rows as links where links.account_id = viewers.id and row_id = accounts.id)
       <> coalesce(case when accounts.number < octet_length(numbers) * 8 then get_bit(numbers, accounts.number) = 1 end, false)`,
  )
}
