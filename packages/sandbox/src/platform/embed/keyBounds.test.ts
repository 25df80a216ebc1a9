import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatformOnEveryEngine, type TestPlatform } from '../../testing/server/aPlatform.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'
const other = 'https://other.larkspur.example'
const account = accountIds.maren

let made = 0

/** A key of the demo broker that is this test's alone. */
async function aKeyOf(platform: TestPlatform, origins: string[] = [page, other]) {
  const secret = `sk_test_bounds_${String(++made).padStart(16, '0')}`
  const id = await aSecretKey(platform.db, { secret, accountId: accountIds.larkspur, origins })
  const set = (change: string) =>
    platform.db.pool.query(`update app_public.embed_keys set ${change} where id = $1`, [id])
  const make = (request: object = {}) =>
    askForToken(platform.url, { account, origins: [page], components: ['portfolio'], ...request }, secret)
  return { id, secret, set, make }
}

const statusOf = async ({ status, errors }: Awaited<ReturnType<typeof askForToken>>) => [
  status,
  errors?.[0]?.extensions.code,
]

aPlatformOnEveryEngine('what a secret key may make', (platform) => {
  const ask = (token: string, path = '/api/v2/graphql', origin = page) =>
    platform.browser().ask(path, {
      json: { query: '{ __typename }' },
      headers: { authorization: `Bearer ${token}`, origin },
    })

  it('is sessions for its own origins, and for no other', async () => {
    const { make } = await aKeyOf(platform, [page, 'http://localhost:*', 'https://shop.example:8443'])
    const asked = [
      [page],
      ['http://localhost:5173', page],
      ['http://localhost'],
      ['https://shop.example:8443'],
      ['https://evil.example'],
      [page, 'https://evil.example'],
      [`${page}:8443`],
      ['http://invest.larkspur.example'],
      ['https://localhost:5173'],
      ['http://localhost.evil.example:5173'],
      ['http://127.0.0.1:5173'],
      ['https://shop.example'],
    ]
    const statuses = []
    for (const origins of asked) statuses.push((await make({ origins })).status)

    expect(statuses).toEqual([...Array<number>(4).fill(201), ...Array<number>(8).fill(403)])
    const refused = await make({ origins: ['https://evil.example'] })
    expect(refused.errors?.[0]?.extensions.code).toBe('beyond_embed_key')
    expect(refused.errors?.[0]).toMatchObject({
      message: 'This key makes no sessions for https://evil.example.',
    })
  })

  it('is sessions for its own components, all of them unless some are named', async () => {
    const { set, make } = await aKeyOf(platform)
    await set(`components = '{invest,steps}'`)

    expect(await statusOf(await make({ components: ['portfolio'] }))).toEqual([403, 'beyond_embed_key'])
    expect(await statusOf(await make({ components: ['steps'] }))).toEqual([201, undefined])
    expect(await make({ components: undefined })).toMatchObject({
      status: 201,
      components: ['invest', 'steps'],
    })
  })

  it('is nothing once it is revoked or its time is up', async () => {
    const [revoked, over] = [await aKeyOf(platform), await aKeyOf(platform)]
    await revoked.set('revoked_at = app_private.now()')
    await over.set('expires_at = app_private.now()')

    for (const { make } of [revoked, over])
      expect(await statusOf(await make())).toEqual([401, 'embed_key_refused'])
  })

  it('is nothing once its account is deleted', async () => {
    const accountId = crypto.randomUUID()
    await platform.db.pool.query(
      `insert into app_public.accounts (id, type, name) values ($1, 'broker', 'Gone')`,
      [accountId],
    )
    const secret = 'sk_test_gone_0123456789abcdef'
    await aSecretKey(platform.db, { secret, accountId })
    const make = () => askForToken(platform.url, { account, origins: [page] }, secret)

    expect((await make()).status).toBe(404)
    await platform.db.pool.query('delete from app_public.accounts where id = $1', [accountId])
    expect((await make()).status).toBe(401)
  })

  it('ends with the key: tokens, their refresh and their sockets', async () => {
    const { set, make } = await aKeyOf(platform)
    const kept = await (await aKeyOf(platform)).make()
    const [{ token }, refreshed] = [await make(), await make()]
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })
    const again = (await (await ask(refreshed.token, '/api/v2/embed/sessions/refresh')).json()) as {
      token: string
    }
    await set('revoked_at = app_private.now()')

    expect(await socket.closed).toBe(4401)
    expect((await ask(token)).status).toBe(401)
    expect((await ask(again.token)).status).toBe(401)
    expect((await ask(token, '/api/v2/embed/sessions/refresh')).status).toBe(401)
    expect((await ask(kept.token)).status).toBe(200)
  })

  it('follows the limits of the key when they are narrowed later', async () => {
    const { set, make } = await aKeyOf(platform)
    const [first, second] = [await make(), await make({ origins: [other] })]
    const third = await make({ components: ['portfolio', 'documents'] })
    await set(`origins = '{${page}}'`)
    const afterOrigins = [
      (await ask(first.token)).status,
      (await ask(second.token, undefined, other)).status,
      (await ask(third.token)).status,
    ]
    await set(`components = '{portfolio}'`)

    expect(afterOrigins).toEqual([200, 401, 200])
    expect([(await ask(first.token)).status, (await ask(third.token)).status]).toEqual([200, 401])
  })

  it('outlives a key that gave way in good order', async () => {
    const { set, make } = await aKeyOf(platform)
    const { token } = await make()
    await set('expires_at = app_private.now()')

    expect((await ask(token)).status).toBe(200)
    expect((await ask(token, '/api/v2/embed/sessions/refresh')).status).toBe(201)
  })

  it('shows the day on which the key was last used, and writes it once a day', async () => {
    const { id, make } = await aKeyOf(platform)
    const read = async () => {
      const { rows } = await platform.db.pool.query<Record<string, unknown>>(
        'select last_used_on::text as day, version::int from app_public.embed_keys where id = $1',
        [id],
      )
      return rows[0]
    }
    const today = await platform.value('select app_private.today()::text')

    expect(await read()).toEqual({ day: null, version: 1 })
    for (let i = 0; i < 3; i++) await make()
    expect(await read()).toEqual({ day: today, version: 2 })
  })

  it('is audited with refusals, and a server’s rotation with its changes', async () => {
    const { id, secret, make } = await aKeyOf(platform)
    await make({ origins: ['https://evil.example'] })
    const rotate = (keepOldFor: number) =>
      platform.browser().ask('/api/v2/embed/keys', {
        json: { keepOldFor },
        headers: { authorization: `Bearer ${secret}` },
      })
    const statuses = [(await rotate(604_801)).status, (await rotate(60)).status, (await rotate(60)).status]
    const { rows } = await platform.db.pool.query<Record<string, unknown>>(
      `select operation, outcome, code, count(changes.id)::int as changes from app_public.operations
       left join app_public.changes on operation_id = operations.id
       where operations.account_id = $1 and operations.created_on >= (
         select created_on from app_public.embed_keys where embed_keys.id = $2)
       group by operations.id order by operations.created_on`,
      [accountIds.larkspur, id],
    )

    expect(statuses).toEqual([400, 201, 409])
    expect(rows).toEqual([
      { operation: 'createEmbedSession', outcome: 'refused', code: 'beyond_embed_key', changes: 0 },
      { operation: 'rotateEmbedKey', outcome: 'refused', code: 'invalid_input', changes: 0 },
      { operation: 'rotateEmbedKey', outcome: 'done', code: null, changes: 2 },
      { operation: 'rotateEmbedKey', outcome: 'refused', code: 'embed_key_rotating', changes: 0 },
    ])
  })
})
