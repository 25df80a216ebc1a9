import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'
const demoKey = 'sk_test_larkspur_0123456789abcdef'

describe('a token for a page', () => {
  const platform = aPlatform()

  async function aToken(key = demoKey) {
    const account = await platform.browser().signInTo('new-investor@capstan.test')
    const { token } = await askForToken(
      platform.url,
      { account, origins: [page], components: ['setup'] },
      key,
    )
    return { account, token }
  }
  const send = (
    method: string,
    path: string,
    token: string,
    json?: unknown,
    origin: string | undefined = page,
  ) =>
    platform.browser().ask(path, {
      method,
      json,
      headers: { authorization: `Bearer ${token}`, ...(origin && { origin }) },
    })
  const fromServer = (method: string, path: string, json?: unknown, key = demoKey) =>
    platform.browser().ask(path, { method, json, headers: { authorization: `Bearer ${key}` } })
  const works = async (token: string) =>
    (await send('POST', '/api/v2/graphql', token, { query: '{ __typename }' })).status
  const refresh = async (token: string) => {
    const answer = await send('POST', '/api/v2/embed/sessions/refresh', token)
    return { status: answer.status, headers: answer.headers, ...((await answer.json()) as { token: string }) }
  }

  it('is refreshed by its page, once, for one that may do the same', async () => {
    const { token } = await aToken()
    const fresh = await refresh(token)
    const again = await refresh(token)

    expect([fresh.status, again.status]).toEqual([201, 401])
    expect(fresh).toMatchObject({ components: ['setup'] })
    expect(fresh.headers.get('access-control-allow-origin')).toBe(page)
    expect(await works(fresh.token)).toBe(200)
    expect(
      (await send('POST', '/api/v2/embed/sessions/refresh', fresh.token, undefined, 'https://evil.example'))
        .status,
    ).toBe(403)
  })

  it('opens nothing any more from the moment it was refreshed, on the socket either', async () => {
    const { token } = await aToken()
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })
    const fresh = await refresh(token)
    const thief = await aSocket(platform.url, { headers: { origin: page } })
    thief.send({ type: 'authenticate', token })

    expect(await works(token)).toBe(401)
    expect((await send('DELETE', '/api/v2/embed/sessions', token)).status).toBe(401)
    expect(await thief.closed).toBe(4401)
    expect(await works(fresh.token)).toBe(200)
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
  })

  it('leaves nothing behind when the one it was refreshed to ends', async () => {
    for (const end of [
      (fresh: string) => send('DELETE', '/api/v2/embed/sessions', fresh),
      (_: string, account: string) => fromServer('DELETE', `/api/v2/embed/sessions/${account}`),
    ]) {
      const { account, token } = await aToken()
      const second = (await refresh(token)).token
      const third = (await refresh(second)).token
      expect((await end(third, account)).status).toBe(204)

      expect([await works(token), await works(second), await works(third)]).toEqual([401, 401, 401])
      expect((await refresh(second)).status).toBe(401)
    }
  })

  it('is not refreshed longer than a working day', async () => {
    const { token } = await aToken()
    await platform.db.pool.query(
      `update app_private.sessions set renewable_until = app_private.now() where token_hash = sha256($1::text::bytea)`,
      [token],
    )

    expect((await refresh(token)).status).toBe(401)
  })

  it('is ended by its page, and its socket with it', async () => {
    const { account, token } = await aToken()
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    expect(await socket.ask({ type: 'authenticate', token })).toEqual({ type: 'authenticated', account })

    expect((await send('DELETE', '/api/v2/embed/sessions', token)).status).toBe(204)
    expect(await socket.closed).toBe(4401)
    expect(await works(token)).toBe(401)
  })

  it('keeps its socket when it is refreshed', async () => {
    const { token } = await aToken()
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })
    const { token: fresh } = await refresh(token)

    expect(await socket.ask({ type: 'authenticate', token: fresh })).toMatchObject({ type: 'authenticated' })
    await send('DELETE', '/api/v2/embed/sessions', fresh)
    expect(await socket.closed).toBe(4401)
  })

  it('is revoked by its vendor for an account, wherever it is used, and by no other vendor', async () => {
    const { account, token } = await aToken()
    await aSecretKey(platform.db, {
      secret: 'sk_test_another_0123456789abcdef',
      accountId: accountIds.halden,
    })
    const others = await fromServer(
      'DELETE',
      `/api/v2/embed/sessions/${account}`,
      undefined,
      'sk_test_another_0123456789abcdef',
    )
    const before = await works(token)
    const own = await fromServer('DELETE', `/api/v2/embed/sessions/${account}`)

    expect([others.status, before]).toEqual([204, 200])
    expect([own.status, await works(token)]).toEqual([204, 401])
  })

  it('outlives its key when the key is replaced in good order, and not when the key has leaked', async () => {
    const rotate = async (key: string, keepOldFor?: number) => {
      const answer = await fromServer('POST', '/api/v2/embed/keys', { keepOldFor }, key)
      return ((await answer.json()) as { key: string }).key
    }
    const second = await rotate(demoKey)
    const old = await aToken()
    const { token } = await aToken(second)
    const third = await rotate(second, 0)

    expect(await works(old.token)).toBe(200)
    expect(await works(token)).toBe(401)
    expect((await fromServer('POST', '/api/v2/embed/sessions', {}, second)).status).toBe(401)
    expect((await fromServer('POST', '/api/v2/embed/sessions', {}, third)).status).toBe(400)
    await platform.db.pool.query(
      `update app_public.embed_keys set expires_at = app_private.now() where expires_at is not null`,
    )
    expect((await fromServer('POST', '/api/v2/embed/sessions', {}, demoKey)).status).toBe(401)
  })

  it('has a rate limit', async () => {
    const guess = () => fromServer('POST', '/api/v2/embed/sessions', {}, 'sk_test_guess_0123456789abcdef')
    const statuses = []
    for (let i = 0; i < 70; i++) statuses.push((await guess()).status)
    const last = await guess()

    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last.json()).toMatchObject({ errors: [{ extensions: { code: 'rate_limited' } }] })
  })
})
