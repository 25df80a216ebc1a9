import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aBrowser } from '../../testing/server/aBrowser.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'
import { startPostgres, type TestServer } from '../../testing/database/startPostgres.ts'
import { type Platform, startPlatform } from '../startPlatform.ts'

const page = 'https://invest.larkspur.example'

onPostgres('a secret key on two servers', () => {
  let postgres: TestServer
  let platforms: Platform[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    for (let i = 0; i < 2; i++)
      platforms.push(await startPlatform({ port: 0, databaseUrl: postgres.url, logLevel: 'silent' }))
  })
  afterAll(async () => {
    await Promise.all(platforms.map((platform) => platform.close()))
    platforms = []
    await postgres.stop()
  })

  const pool = () => {
    const [platform] = platforms
    if (!platform) throw new Error('No server has been started.')
    return platform.db
  }
  const aKey = async (name: string) => {
    const secret = `sk_test_${name}_0123456789abcdef`
    const id = await aSecretKey(pool(), { secret, accountId: accountIds.larkspur })
    const make = (url = platforms[0]?.url ?? '') =>
      askForToken(url, { account: accountIds.maren, origins: [page] }, secret)
    return { id, secret, make }
  }
  const ask = (url: string, token: string, path = '/api/v2/graphql') =>
    aBrowser(url).ask(path, {
      json: { query: '{ __typename }' },
      headers: { authorization: `Bearer ${token}`, origin: page },
    })

  it('ends on both when a person revokes it on one, sockets and tokens with it', async () => {
    const [first = '', second = ''] = platforms.map(({ url }) => url)
    const { id, secret, make } = await aKey('revoked')
    const { token } = await make(second)
    const socket = await aSocket(second, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })
    const person = aBrowser(first)
    await person.signInTo('broker@capstan.test', 'broker')
    const { errors } = await person.graphql(
      'mutation ($id: UUID!) { revokeEmbedKey(input: { id: $id }) { embedKey { revokedAt } } }',
      { variables: { id } },
    )

    expect(errors).toBeUndefined()
    expect(await socket.closed).toBe(4401)
    for (const url of [first, second]) {
      expect((await ask(url, token)).status).toBe(401)
      expect((await askForToken(url, { account: accountIds.maren, origins: [page] }, secret)).status).toBe(
        401,
      )
    }
  })

  it('leaves no session behind that was asked for, or refreshed, while it was revoked', async () => {
    const { id, make } = await aKey('raced')
    const { token } = await make()
    const client = await pool().pool.connect()
    await client.query('begin')
    await client.query('update app_public.embed_keys set revoked_at = app_private.now() where id = $1', [id])
    const [url = ''] = platforms.map((platform) => platform.url)
    const late = [make(), ask(url, token, '/api/v2/embed/sessions/refresh')] as const
    // Both wait for the key by now.
    await expect
      .poll(async () => {
        const { rows } = await pool().pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.waiting
      })
      .toBe(2)
    await client.query('commit')
    client.release()
    const [made, refreshed] = await Promise.all(late)
    const { rows } = await pool().pool.query('select from app_private.sessions where embed_key_id = $1', [id])

    expect([made.status, made.errors?.[0]?.extensions.code]).toEqual([401, 'embed_key_ended'])
    expect(refreshed.status).toBe(401)
    expect(rows).toEqual([])
  })
})
