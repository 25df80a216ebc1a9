import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'
const acceptTerms = `mutation { acceptTerms(input: { termsId: "00000000-0000-4000-8000-000000000000" }) {
  termsOfService { id } } }`

/** Every route and socket frame besides documents is checked against the grant of its token. */
describe('a token', () => {
  const platform = aPlatform()
  const account = () => platform.browser().signInTo('investor@capstan.test', 'investor')
  async function aToken(...components: string[]) {
    const { token } = await askForToken(platform.url, {
      account: await account(),
      origins: [page],
      components,
    })
    return token
  }
  async function send(token: string, path: string, init: object) {
    const headers = {
      authorization: `Bearer ${token}`,
      origin: page,
      ...(init as { headers?: object }).headers,
    }
    const answer = await platform.browser().ask(path, { ...init, headers })
    const text = await answer.text()
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as {
      errors?: { extensions: { code: string } }[]
    }
    return { status: answer.status, text, code: body.errors?.[0]?.extensions.code }
  }
  const ask = (token: string, query: string, init: object = {}) =>
    send(token, '/api/v2/graphql', { json: { query }, ...init })

  it('watches only records that its components show', async () => {
    const token = await aToken('steps')
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })

    expect(await socket.ask({ type: 'subscribe', table: 'steps', ids: [] })).toMatchObject({
      type: 'subscribed',
    })
    for (const [table, ids] of [
      ['holdings', []],
      ['addresses', []],
      ['distributions', [crypto.randomUUID()]],
    ])
      expect(await socket.ask({ type: 'subscribe', table, ids })).toEqual({
        type: 'error',
        code: 'not_granted',
        message: `This embed session was not granted ${String(table)}.`,
      })
    socket.close()
  })

  it('watches less from the moment its socket has another token, for less', async () => {
    const id = await platform.value(
      'select id from app_public.distributions where investor_id = $1 limit 1',
      [await account()],
    )
    const both = await aToken('portfolio', 'steps')
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token: both })
    expect(await socket.ask({ type: 'subscribe', table: 'distributions', ids: [id] })).toMatchObject({
      ids: [id],
    })
    await socket.ask({ type: 'authenticate', token: await aToken('steps') })
    await platform.value(
      'update app_public.distributions set paid_in_capital = paid_in_capital where id = $1 returning id',
      [id],
    )

    // A push would have arrived before the answer to a later request.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    socket.close()
  })

  it('opens no route that its components do not post to', async () => {
    const steps = await aToken('steps')
    const all = await aToken('setup', 'invest', 'steps', 'portfolio', 'documents')

    for (const report of ['cap-table', 'contacts'])
      expect(await send(all, `/api/v2/reports/${report}`, {})).toMatchObject({ code: 'not_granted' })
    for (const path of ['docusign-link', 'investready-credential']) {
      const json = { stepId: crypto.randomUUID() }
      expect(await send(steps, `/api/v2/integration/${path}`, { json })).toMatchObject({ code: 'not_found' })
      expect(await send(await aToken('portfolio'), `/api/v2/integration/${path}`, { json })).toMatchObject({
        code: 'not_granted',
      })
    }
  })

  it.each([
    ['an array of documents', { json: [{ query: '{ allParties { nodes { id } } }' }] }],
    [
      'a document as text',
      { body: '{ allParties { nodes { id } } }', headers: { 'content-type': 'application/graphql' } },
    ],
    [
      'plain text',
      { body: '{"query":"{ allParties { nodes { id } } }"}', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a form',
      {
        body: 'query=%7B%20allParties%20%7B%20nodes%20%7B%20id%20%7D%20%7D%20%7D',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    ['variables as text', { json: { query: '{ __typename }', variables: '{"filter":{}}' } }],
    ['a list of variables', { json: { query: '{ __typename }', variables: [] } }],
    ['no document', { json: { id: 'x', extensions: { persistedQuery: { version: 1 } } } }],
  ])('is answered nothing for %s', async (_what, init) => {
    const { status, code, text } = await send(await aToken('portfolio'), '/api/v2/graphql', {
      method: 'POST',
      ...init,
    })

    expect(status === 200 ? code : 'refused').toMatch(/not_granted|refused/)
    expect(text).not.toContain('"data"')
  })

  it('does not find the answer that another token’s write was given', async () => {
    const key = { 'idempotency-key': `stored-${crypto.randomUUID()}` }
    const write =
      'mutation { completeStep(input: { stepId: "00000000-0000-4000-8000-000000000000", blob: {} }) { step { id } } }'
    const granted = await ask(await aToken('steps'), write, { headers: key })

    expect(granted.code).toBe('not_found')
    expect(await ask(await aToken('portfolio'), write, { headers: key })).toMatchObject({
      code: 'not_granted',
    })
  })

  it('has no wider access when it is refreshed', async () => {
    const aStep = '{ stepById(id: "00000000-0000-4000-8000-000000000000") { id } }'
    const old = await aToken('steps')
    const { text } = await send(old, '/api/v2/embed/sessions/refresh', { method: 'POST' })
    const { token } = JSON.parse(text) as { token: string }

    expect((await ask(token, aStep)).code).toBeUndefined()
    expect(await ask(token, '{ allHoldings { nodes { id } } }')).toMatchObject({ code: 'not_granted' })
    expect(await ask(token, acceptTerms)).not.toMatchObject({ code: 'not_granted' })
  })
})
