import { describe, expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { accountIds } from '../../../seed/ids.ts'
import type { RequestContext } from '../http/requestContext.ts'
import { readingClient } from './readingClient.ts'
import { readingSettings } from './pgSettings.ts'

onEveryEngine('a client that reads', (database) => {
  const role = { text: `select current_setting('role') as role`, values: [] }
  const roleNow = () =>
    readingClient(database.db)()(readingSettings(undefined), (client) => client.query(role))

  it('queries with the settings of the request, and resets them', async () => {
    expect((await roleNow()).rows).toEqual([{ role: 'app_user' }])
    expect(await database.rows(role.text)).toEqual([{ role: 'none' }])
  })

  it('passes texts with quotes and backslashes unchanged', async () => {
    const name = `it's \\ "quoted"'; select 1; --`
    const { rows } = await readingClient(database.db)()({ 'app.origin': name }, (client) =>
      client.query({ text: `select current_setting('app.origin') as name`, values: [] }),
    )
    expect(rows).toEqual([{ name }])
  })

  it('returns a usable connection after every failure', async () => {
    const read = readingClient(database.db)()
    await expect(read({ role: 'nobody_at_all' }, () => undefined)).rejects.toThrow('nobody_at_all')
    const wrong = { text: 'select 1 / 0', values: [] }
    await expect(read(readingSettings(undefined), (client) => client.query(wrong))).rejects.toThrow('zero')
    expect((await roleNow()).rows).toEqual([{ role: 'app_user' }])
  })

  it('writes nothing, in any role', async () => {
    const write = { text: 'delete from app_private.outbox', values: [] }
    await expect(readingClient(database.db)()({}, (client) => client.query(write))).rejects.toThrow(
      'cannot execute DELETE in a read-only transaction',
    )
  })

  it('begins no nested transaction, whose end would reset the settings', async () => {
    const read = readingClient(database.db)()
    const inner = read(readingSettings(undefined), (client) => client.withTransaction(async () => undefined))
    await expect(inner).rejects.toThrow('What reads has its transaction already.')
  })
})

onEveryEngine('an investor’s own rows', (database) => {
  const scans = async (accountId: string) => {
    const context = { accountId, accountType: 'investor' } as RequestContext // the parts that planning reads
    const read = readingClient(database.db)()
    const setting = { text: `select current_setting('enable_indexscan') as setting`, values: [] }
    const { rows } = await read(readingSettings(context), (client) =>
      client.query<{ setting: string }>(setting),
    )
    return rows[0]?.setting
  }

  it('are collected and sorted while they are few, and read in their order when they are many', async () => {
    const [few, many] = [accountIds.idris, accountIds.maren]
    await database.rows(
      `insert into app_public.holdings (security_id, investor_id, amount, issued_on)
       select (select min(id::text)::uuid from app_public.securities), '${many}', 0, '2026-01-01' from generate_series(1, 1000)`,
    )

    expect([await scans(few), await scans(many)]).toEqual(['off', 'on'])
  })

  it('are found by their own plan, which a connection does not reuse for others', async () => {
    const statement = {
      text: `select count(*) from pg_prepared_statements where name like '% statement'`,
      values: [],
      name: 'statement',
    }
    const count = async (accountId: string) => {
      const context = { accountId, accountType: 'investor' } as RequestContext // the parts that planning reads
      const read = readingClient(database.db)()
      const { rows } = await read(readingSettings(context), (client) =>
        client.query<{ count: string }>(statement),
      )
      return Number(rows[0]?.count)
    }

    expect([await count(accountIds.idris), await count(accountIds.maren)]).toEqual([1, 2])
  })
})

describe('the settings that a reading request sends to the database', () => {
  it('has no key in it: it is the text of a statement', () => {
    expect(Object.keys(readingSettings(undefined))).not.toContain('app.tax_key')
  })
})
