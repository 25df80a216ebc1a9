import { expect, it } from 'vitest'
import { onEveryEngine } from '../testing/onEveryEngine.ts'
import { forgetOldRecords } from './forgetOldRecords.ts'

onEveryEngine('forgetOldRecords', (database) => {
  it('drops answers nobody will ask for again, and keeps those of this week', async () => {
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
})
