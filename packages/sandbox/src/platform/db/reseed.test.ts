import { beforeAll, expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { allowUploads } from '../files/allowUploads.ts'
import { reseed } from './reseed.ts'

onEveryEngine('putting the seed back', (database) => {
  const counts = () =>
    database.rows(
      `select owned::text as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %s', owned), false, true, '')))[1]::text as rows
         from app_private.own_tables() order by 1`,
    )
  const sessions = () => database.rows('select * from app_private.sessions order by token_hash')
  let before: object[]
  let ofTheSeed: object[]

  // Once for all assertions, because it takes seconds.
  beforeAll(async () => {
    before = await counts()
    ofTheSeed = await signSomebodyIn()
    await database.rows(`insert into app_public.accounts (type, name) values ('investor', 'New Investor')`)
    await database.rows(`delete from app_public.distribution_payments`)
    await database.rows(`update app_private.clock set "offset" = '40 days'`)
    await allowUploads(database.db, ['xlsx'])

    await reseed(database.db)
  })

  /** Signs in a seeded user and a stranger; returns the session of the first. */
  async function signSomebodyIn(): Promise<object[]> {
    const [[user], [account]] = await Promise.all([
      database.rows<{ id: string }>('select id from app_public.users order by id limit 1'),
      database.rows<{ id: string }>('select id from app_public.accounts order by id limit 1'),
    ])
    const [stranger] = await database.rows<{ id: string }>(
      `insert into app_public.users (first_name, last_name) values ('Some', 'Body') returning id`,
    )
    for (const [token, id] of [
      ['kept', user?.id],
      ['lost', stranger?.id],
    ])
      await database.rows(
        `insert into app_private.sessions (token_hash, user_id, account_id, kind, expires_at)
         values (sha256($1::text::bytea), $2, $3, 'cookie', app_private.now() + interval '1 hour')`,
        [token, id, account?.id],
      )
    return (await sessions()).filter((session) => session.user_id === user?.id)
  }

  it('restores exactly the contents of a new database', async () => {
    const kept = { name: 'app_private.sessions', rows: '1' }
    const stay = [kept.name, 'app_public.user_sessions']
    const others = (rows: object[]) => rows.filter((row) => 'name' in row && !stay.includes(String(row.name)))

    expect(await counts()).toContainEqual(kept)
    expect(others(await counts())).toEqual(others(before))
    expect(await database.rows(`select "offset"::text from app_private.clock`)).toEqual([
      { offset: '00:00:00' },
    ])
  })

  it('keeps the sessions of users of the seed, and no others', async () => {
    expect(await sessions()).toEqual(ofTheSeed)
  })

  it('accepts the file types that the server was configured to accept', async () => {
    const allowed = await database.rows(
      'select from app_private.upload_types where extension = $1 and allowed',
      ['xlsx'],
    )
    expect(allowed).toHaveLength(1)
  })

  it('writes no audit of its own and leaves new ids free', async () => {
    expect(await database.rows('select * from app_public.operations')).toEqual([])
    await database.rows(
      `insert into app_public.countries (num, alpha2, alpha3, name) values (999, 'ZZ', 'ZZZ', 'Nowhere')`,
    )
  })
})
