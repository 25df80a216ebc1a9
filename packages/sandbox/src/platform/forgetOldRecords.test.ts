import { expect, it } from 'vitest'
import { anInvestor } from '../testing/accounts/anInvestor.ts'
import { aVendor } from '../testing/accounts/aVendor.ts'
import { keysOf } from '../testing/embedKeys.ts'
import { onEveryEngine } from '../testing/database/onEveryEngine.ts'
import { forgetOldRecords } from './forgetOldRecords.ts'

onEveryEngine('forgetOldRecords', (database) => {
  it('deletes old stored answers, and keeps those of this week', async () => {
    await database.rows(
      `insert into app_private.idempotency (account_id, user_id, key, operation, request_hash, answer, created_on)
       select gen_random_uuid(), id, age, 'op', 'hash', '{}', app_private.now() - age::interval
       from (select id from app_public.users limit 1) as users, unnest(array['6 days', '8 days']) as age`,
    )
    await forgetOldRecords(database.db)

    expect(await database.rows(`select key from app_private.idempotency order by key`)).toEqual([
      { key: '6 days' },
    ])
  })

  it('drops secret keys a month after they ended, and keeps those that open', async () => {
    const vendor = await aVendor(database)
    const ended = {
      standing: 'null, null',
      'revoked lately': `null, app_private.now() - interval '29 days'`,
      'revoked long ago': `null, app_private.now() - interval '31 days'`,
      'over long ago': `app_private.now() - interval '31 days', null`,
      'over soon': `app_private.now() + interval '1 hour', null`,
    }
    for (const [name, times] of Object.entries(ended)) {
      await database.rows(
        `insert into app_public.embed_keys (account_id, name, hint, origins, components, expires_at, revoked_at)
         values ($1, $2, 'sk_', '{https://a.example}', '{invest}', ${times})`,
        [vendor.accountId, name],
      )
    }
    await forgetOldRecords(database.db)

    const names = (await keysOf(database, vendor.as())).map(({ name }) => name)
    expect(names.sort()).toEqual(['over soon', 'revoked lately', 'standing'])
  })

  it('deletes drafts half a year after they were saved', async () => {
    const { accountId } = await anInvestor(database, { setup: false })
    await database.rows(
      `insert into app_private.drafts (account_id, version, ciphertext, saved_on)
       select $1, age, '', app_private.now() - age::interval from unnest(array['179 days', '181 days']) as age`,
      [accountId],
    )
    await forgetOldRecords(database.db)

    expect(await database.rows('select version from app_private.drafts')).toEqual([{ version: '179 days' }])
  })
})
