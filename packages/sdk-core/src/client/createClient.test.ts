import { QueryObserver } from '@tanstack/query-core'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { createCapstan } from '../createCapstan'
import type { Capstan } from '../Capstan'
import type { CapstanOptions } from '../CapstanOptions'
import { isCapstanError } from '../errors/isCapstanError'
import type { CapstanEvent } from '../events/CapstanEvent'
import { formErrorText } from '../fields/formErrorText'
import { aStep, stepAnswer } from '../features/steps/testing'
import { fakeServer, refuse } from '../testing/fakeServer'
import { fixtureIds } from '../testing/fixtureIds'
import { operations } from '../testing/operations.generated'
import { testClock } from '../testing/testClock'
import type { NetworkPolicy } from './NetworkPolicy'
import type { TypedDocument } from './TypedDocument'

const id = fixtureIds.step
const { Step, CompleteStep } = operations

function setUp(options: CapstanOptions = {}) {
  const server = fakeServer()
  const clock = testClock()
  let order = 0
  server.on(Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep({ order: ++order })) }))
  server.on(CompleteStep, () => ({
    __typename: 'Mutation',
    completeStep: { __typename: 'CompleteStepPayload', step: stepAnswer(aStep({ status: 'complete' })) },
  }))
  const environment = { ...clock, fetch: server.fetch, ...options.environment }
  const capstan = createCapstan({ account: fixtureIds.account, ...options, environment })
  const orderBy = async (policy: NetworkPolicy) =>
    (await capstan.client.query(Step, { id }, { policy })).stepById?.order
  return { capstan, server, clock, orderBy }
}

const answering = (body: string, status = 200) => ({
  environment: {
    fetch: async () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }),
  },
})

describe('client', () => {
  it('posts query and variables to /api/v2/graphql, and nothing else', async () => {
    const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) =>
      Response.json({ data: { stepById: null } }),
    )
    const { capstan } = setUp({ environment: { fetch } })

    await capstan.client.query(Step, { id })

    const [url, init] = fetch.mock.calls[0] ?? []
    expect(new URL(String(url)).pathname).toBe('/api/v2/graphql')
    expect(init?.method).toBe('POST')
    expect(Object.keys(JSON.parse(String(init?.body)))).toEqual(['query', 'variables'])
    // proves CACHE-001
    expect(JSON.parse(String(init?.body))).toMatchObject({ query: Step.toString(), variables: { id } })
  })

  it('writes for the account of the request, also if another is chosen while the token is fetched', async () => {
    const waiting: (() => void)[] = []
    const fetchSession = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { token: 't-1', expiresAt: '2026-02-17T00:00:00Z' }
    }
    const { capstan, server } = setUp({ fetchSession })

    const written = capstan.client.mutate(CompleteStep, { input: { stepId: id, blob: {} } })
    capstan.update({ account: fixtureIds.nth(1) })
    waiting.forEach((resolve) => resolve())
    await written

    expect(server.requests.map(({ headers }) => headers.get('X-Capstan-Account'))).toEqual([
      fixtureIds.account,
    ])
  })

  it('rejects a dropped query with an own error when the account changes', async () => {
    const { capstan } = setUp({ environment: { fetch: () => new Promise<Response>(() => {}) } })
    const asked = capstan.client.query(Step, { id })

    capstan.update({ account: fixtureIds.nth(1) })
    await expect(asked).rejects.toMatchObject({ name: 'CapstanError', code: 'aborted' })
  })

  it('sends the language of the page, not of the browser', async () => {
    const { capstan, server } = setUp({ locale: 'de-AT' })

    await capstan.client.query(Step, { id })
    capstan.update({ locale: 'en-US' })
    await capstan.client.mutate(CompleteStep, { input: { stepId: id, blob: {} } })

    expect(server.requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['de-AT', 'en-US'])
  })

  it('leaves nothing asked when it is destroyed', async () => {
    const { capstan } = setUp({ environment: { fetch: () => new Promise<Response>(() => {}) } })
    const asked = capstan.client.query(Step, { id })

    capstan.destroy()
    await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  })

  it('names the account on every request', async () => {
    const { capstan, server } = setUp()
    server.onPost('/api/v2/integration/docusign-link', () => ({ data: { link: 'https://sign.test/1' } }))

    await capstan.client.query(Step, { id })
    await capstan.client.post('/api/v2/integration/docusign-link', { stepId: id })

    expect(server.requests.map(({ headers }) => headers.get('X-Capstan-Account'))).toEqual([
      fixtureIds.account,
      fixtureIds.account,
    ])
  })

  it('reads data and errors from the answer', async () => {
    const { capstan, server } = setUp()
    server.on(Step, () =>
      refuse('step_invalid', 'The objective is missing.', { fields: { objective: 'Missing' } }),
    )
    const onErrors = vi.fn()

    const failed = capstan.client.query(Step, { id }, { onErrors })

    await expect(failed).rejects.toMatchObject({
      name: 'CapstanError',
      code: 'step_invalid',
      message: 'The objective is missing.',
      details: { fields: { objective: 'Missing' } },
    })
    // proves CACHE-002, ERR-003
    expect(onErrors).toHaveBeenCalledWith([expect.objectContaining({ message: 'The objective is missing.' })])
  })

  it('gives a form the first message of a refused write, and a default where there is none', async () => {
    const { capstan, server } = setUp()
    const refused = async (answer: Response) => {
      server.on(CompleteStep, () => answer)
      const sent = capstan.client.mutate(CompleteStep, { input: { stepId: id, blob: {} } })
      const error = await sent.then(
        () => undefined,
        (caught: unknown) => caught,
      )
      return isCapstanError(error) ? formErrorText(error) : undefined
    }
    const [first, second] = [{ message: 'The first.', extensions: { code: 'x' } }, { message: 'The second.' }]

    expect(await refused(Response.json({ data: null, errors: [first, second] }))).toBe('The first.')
    expect(await refused(Response.json({ errors: [first] }, { status: 422 }))).toBe('The first.')
    // proves ERR-013
    expect(await refused(Response.json({ errors: [{}] }))).toBe('Unhandled graphql error')
  })

  it('keeps variables out of the error, because errors end up in logs', async () => {
    const { capstan, server } = setUp()
    server.on(CompleteStep, () => refuse('step_invalid', 'Not valid.'))
    const input = { stepId: id, blob: { taxId: '123-45-6789' } }

    const error: unknown = await capstan.client
      .mutate(CompleteStep, { input })
      .catch((caught: unknown) => caught)

    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('123-45-6789')
  })

  it('falls back to a general text for an error without a message', async () => {
    const { capstan } = setUp(answering('{"data":null,"errors":[{}]}'))

    // proves ERR-004
    await expect(capstan.client.query(Step, { id })).rejects.toMatchObject({
      code: 'unhandled_graphql_error',
      message: 'Unhandled graphql error',
    })
  })

  it.each(['<html>', '7', '{"data":null}', '{}', ''])(
    'calls %j an answer that cannot be read',
    async (body) => {
      const { capstan } = setUp(answering(body))

      await expect(capstan.client.query(Step, { id })).rejects.toMatchObject({ code: 'answer_unreadable' })
    },
  )

  it('calls a lost request network_failed, and one to a broken platform server_unavailable', async () => {
    const lost = setUp({ environment: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) } })
    const broken = setUp(answering('oops', 503))

    await expect(lost.capstan.client.query(Step, { id })).rejects.toMatchObject({ code: 'network_failed' })
    await expect(broken.capstan.client.query(Step, { id })).rejects.toMatchObject({
      code: 'server_unavailable',
    })
  })

  it.each([401, 403])('reports HTTP %i to the host, which decides where to go', async (status) => {
    const onUnauthenticated = vi.fn()
    const { capstan } = setUp({
      onUnauthenticated,
      ...answering('{"errors":[{"message":"Not signed in"}]}', status),
    })

    await expect(capstan.client.query(Step, { id })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  })

  it('stops a request whose reader has gone', async () => {
    const { capstan, server } = setUp()
    server.on(Step, () => new Promise<never>(() => {}))
    const controller = new AbortController()

    const stopped = capstan.client.ask(Step, { id }, { signal: controller.signal })
    controller.abort()

    await expect(stopped).rejects.toMatchObject({ code: 'aborted' })
  })

  it('gives up a question that is never answered, and stops it', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const fetch = vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
      signals.push(init?.signal)
      return new Promise<never>(() => {})
    })
    const { capstan, clock } = setUp({ environment: { fetch } })
    const failures: unknown[] = []
    const asked = capstan.client.ask(Step, { id }).catch((error: unknown) => failures.push(error))
    await clock.advance(29_000)
    expect([failures.length, signals[0]?.aborted]).toEqual([0, false])
    await clock.advance(1_100)
    await asked

    expect(failures).toMatchObject([{ code: 'network_failed' }])
    expect(signals[0]?.aborted).toBe(true)
    expect(clock.pending).toBe(0)
  })

  it('waits without a timeout for a mutation that was sent', async () => {
    const { capstan, server, clock } = setUp()
    server.on(CompleteStep, async () => {
      await new Promise<void>((resolve) => clock.setTimeout(resolve, 90_000))
      return { __typename: 'Mutation', completeStep: null }
    })
    const done = vi.fn()
    void capstan.client.mutate(CompleteStep, { input: { stepId: id, blob: {} } }).then(done)
    await clock.advance(89_000)
    expect(done).not.toHaveBeenCalled()
    await clock.advance(2_000)

    expect(done).toHaveBeenCalled()
  })

  it('answers the remaining callers when another caller of the same query has gone', async () => {
    const { capstan, server } = setUp()
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    server.on(Step, async () => {
      await gate
      return { __typename: 'Query', stepById: stepAnswer(aStep({ order: 7 })) }
    })
    const leaving = new AbortController()
    const left = capstan.client.query(Step, { id }, { signal: leaving.signal })
    const stays = capstan.client.query(Step, { id })

    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'aborted' })
    open()

    await expect(stays).resolves.toMatchObject({ stepById: { order: 7 } })
    expect(server.requests).toHaveLength(1)
  })

  it('stops a shared request when the last who waits has gone', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const fetch = (_: unknown, init?: RequestInit) => {
      signals.push(init?.signal)
      return new Promise<Response>(() => {})
    }
    const { capstan } = setUp({ environment: { fetch } })
    const leaving = [new AbortController(), new AbortController()]
    const asked = leaving.map(({ signal }) => capstan.client.query(Step, { id }, { signal }))
    const settled = Promise.allSettled(asked)
    await vi.waitFor(() => expect(signals).toHaveLength(1))

    leaving[0]?.abort()
    await asked[0]?.catch(() => {})
    expect(signals[0]?.aborted).toBe(false)
    leaving[1]?.abort()

    expect(await settled).toMatchObject([{ reason: { code: 'aborted' } }, { reason: { code: 'aborted' } }])
    expect(signals[0]?.aborted).toBe(true)
  })
})

describe('session', () => {
  const tokens = () => {
    let count = 0
    return vi.fn(async () => ({ token: `t-${++count}`, expiresAt: Date.UTC(2026, 1, 16) + 60_000 * count }))
  }

  it('shares one refresh among all waiting requests', async () => {
    const fetchSession = tokens()
    const { capstan, server } = setUp({ fetchSession })

    await Promise.all([1, 2, 3].map((count) => capstan.client.ask(Step, { id: fixtureIds.nth(count) })))

    expect(fetchSession).toHaveBeenCalledTimes(1)
    expect(new Set(server.requests.map(({ headers }) => headers.get('Authorization')))).toEqual(
      new Set(['Bearer t-1']),
    )
  })

  it('refreshes before the token expires', async () => {
    const fetchSession = tokens()
    const { capstan, server, clock } = setUp({ fetchSession })

    await capstan.client.ask(Step, { id })
    await clock.advance(31_000)
    await capstan.client.ask(Step, { id })

    expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer t-1',
      'Bearer t-2',
    ])
  })

  it('refreshes once on a 401 and sends the request again', async () => {
    const fetchSession = tokens()
    const seen: (string | null)[] = []
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const token = new Headers(init?.headers).get('Authorization')
      seen.push(token)
      return token === 'Bearer t-2'
        ? Response.json({ data: { stepById: null } })
        : Response.json({ errors: [{ message: 'Not signed in' }] }, { status: 401 })
    }
    const onUnauthenticated = vi.fn()
    const { capstan } = setUp({ fetchSession, onUnauthenticated, environment: { fetch } })

    await Promise.all([capstan.client.ask(Step, { id }), capstan.client.ask(Step, { id })])

    expect(fetchSession).toHaveBeenCalledTimes(2)
    expect(seen.filter((token) => token === 'Bearer t-1')).toHaveLength(2)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('throws session_failed when the host cannot give a token, and asks again next time', async () => {
    const fetchSession = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ token: 't', expiresAt: 9e15 })
    const { capstan } = setUp({ fetchSession })

    await expect(capstan.client.ask(Step, { id })).rejects.toMatchObject({ code: 'session_failed' })
    await expect(capstan.client.ask(Step, { id })).resolves.toBeDefined()
  })
})

describe('network policies', () => {
  it('sends exactly the requests of each policy', async () => {
    const { capstan, server, orderBy } = setUp()

    await expect(orderBy('cache-only')).rejects.toMatchObject({ code: 'not_cached' })
    expect(server.requests).toHaveLength(0)
    expect(await orderBy('cache-first')).toBe(1)
    expect(await orderBy('cache-first')).toBe(1)
    expect(await orderBy('cache-only')).toBe(1)
    expect(server.requests).toHaveLength(1)
    expect(await orderBy('network-only')).toBe(2)
    expect(await orderBy('network-once')).toBe(3)
    expect(await orderBy('network-once')).toBe(3)
    expect(server.requests).toHaveLength(3)
    await capstan.queryClient.invalidateQueries()
    // proves CACHE-006
    expect(await orderBy('cache-first')).toBe(4)
  })

  const cells: [NetworkPolicy, Record<'empty' | 'fresh' | 'stale' | 'failing' | 'under way', number>][] = [
    ['cache-first', { empty: 1, fresh: 0, stale: 1, failing: 1, 'under way': 0 }],
    ['cache-only', { empty: 0, fresh: 0, stale: 0, failing: 0, 'under way': 0 }],
    ['network-only', { empty: 1, fresh: 1, stale: 1, failing: 1, 'under way': 1 }],
    ['network-once', { empty: 1, fresh: 1, stale: 1, failing: 1, 'under way': 1 }],
  ]

  it.each(
    cells.flatMap(([policy, states]) =>
      Object.entries(states).map(([state, requests]) => [policy, state, requests] as const),
    ),
  )('%s asks, where the cache is %s, %i times', async (policy, state, requests) => {
    const { capstan, server, orderBy } = setUp()
    if (state === 'fresh' || state === 'stale') await orderBy('cache-first')
    if (state === 'stale') await capstan.queryClient.invalidateQueries()
    if (state === 'failing') server.on(Step, () => refuse('internal', 'Something went wrong.'))
    if (state === 'under way')
      server.on(Step, async () => {
        const order = server.requests.length
        await new Promise((resolve) => setTimeout(resolve, 100))
        return { __typename: 'Query', stepById: stepAnswer(aStep({ order })) }
      })
    const other = state === 'under way' ? orderBy('cache-first') : undefined
    await vi.waitFor(() =>
      expect(server.requests).toHaveLength(state === 'empty' || state === 'failing' ? 0 : 1),
    )

    const answer = await orderBy(policy).catch(({ code }: { code: string }) => code)

    const held = server.requests.length - (state === 'empty' || state === 'failing' ? 0 : 1)
    expect(held).toBe(requests)
    if (policy === 'cache-only')
      expect(answer).toBe(state === 'fresh' || state === 'stale' ? 1 : 'not_cached')
    else expect(answer).toBe(state === 'failing' ? 'internal' : server.requests.length)
    await other?.catch(() => {})
  })

  it('sends the filter and the order of a list, and caches each page', async () => {
    const { capstan, server } = setUp()
    const { PortfolioHoldings } = operations
    server.on(PortfolioHoldings, () => ({
      __typename: 'Query',
      allHoldings: { __typename: 'HoldingsConnection', nodes: [] },
    }))
    const page = (at: number) => ({
      filter: { amount: { notEqualTo: '0' } },
      first: 50,
      after: fixtureIds.nth(at),
    })

    for (const at of [0, 50, 0]) await capstan.client.query(PortfolioHoldings, page(at))

    // proves CACHE-007
    expect(server.requests.map(({ variables }) => variables)).toEqual([page(0), page(50)])
  })

  it('keeps answers apart by the text of the query', async () => {
    const { capstan, server } = setUp()
    server.on(operations.Process, () => ({ __typename: 'Query', processById: null }))

    await capstan.client.query(Step, { id })
    await capstan.client.query(operations.Process, { id })
    await capstan.client.query(Step, { id })

    // proves CACHE-003
    expect(server.requests.map(({ name }) => name)).toEqual(['Step', 'Process'])
  })

  it('asks anew although a request is on its way, and both get the newer answer', async () => {
    const { server, orderBy } = setUp()
    await orderBy('cache-first')

    const orders = await Promise.all([orderBy('network-only'), orderBy('network-only')])

    expect(server.requests).toHaveLength(3)
    expect(orders).toEqual([3, 3])
  })

  it('shares one request among a hundred that ask once, and does not count a failure', async () => {
    const { server, orderBy } = setUp()
    server.on(Step, () => refuse('internal', 'Something went wrong.'))
    await expect(orderBy('network-once')).rejects.toMatchObject({ code: 'internal' })
    server.on(Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep({ order: 7 })) }))

    const orders = await Promise.all(Array.from({ length: 100 }, () => orderBy('network-once')))

    expect(new Set(orders)).toEqual(new Set([7]))
    expect(server.requests).toHaveLength(2)
  })

  it('asks again for an answer that has left the cache', async () => {
    const { capstan, orderBy } = setUp()
    expect(await orderBy('network-once')).toBe(1)
    capstan.queryClient.removeQueries()

    expect(await orderBy('network-once')).toBe(2)
  })

  it('refuses any other policy without asking', async () => {
    const { server, orderBy } = setUp()

    // proves ERR-005
    await expect(orderBy('whenever' as NetworkPolicy)).rejects.toThrow('Network policy not allowed')
    expect(server.requests).toHaveLength(0)
  })
})

describe('mutate', () => {
  const input = { stepId: id, blob: {} }

  it('sends a key of its own each time, or the one it is given', async () => {
    const { capstan, server } = setUp()

    await capstan.client.mutate(CompleteStep, { input })
    await capstan.client.mutate(CompleteStep, { input })
    await capstan.client.mutate(CompleteStep, { input }, { idempotencyKey: 'k' })

    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('k')
  })

  it('is sent to its end where its page is being left', async () => {
    const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) =>
      Response.json({ data: { completeStep: null } }),
    )
    let isLeft = false
    const { capstan } = setUp({ environment: { fetch, isLeaving: () => isLeft } })

    await capstan.client.mutate(CompleteStep, { input })
    isLeft = true
    await capstan.client.mutate(CompleteStep, { input })

    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true])
  })

  it('names the failed query without its variables', async () => {
    const { capstan, server } = setUp()
    const failed: unknown[] = []
    capstan.events.on('query.failed', ({ data }) => void failed.push(data))
    server.on(operations.Step, () => refuse('internal', 'Something went wrong.'))

    await expect(capstan.client.query(operations.Step, { id: fixtureIds.step })).rejects.toThrow()

    expect(failed).toEqual([{ operation: 'Step', code: 'internal' }])
  })

  it('reports how a write went, with its key', async () => {
    const { capstan, server } = setUp()
    const events: CapstanEvent[] = []
    capstan.events.on('*', (event) => events.push(event))
    const request = { operation: 'completeStep', idempotencyKey: 'k' }

    await capstan.client.mutate(CompleteStep, { input }, request)
    server.on(CompleteStep, () => refuse('step_not_current', 'This step is not active.'))
    await expect(capstan.client.mutate(CompleteStep, { input }, request)).rejects.toMatchObject({
      code: 'step_not_current',
    })

    const submitted = events.filter(({ type }) => type.startsWith('submit.'))
    expect(submitted.map(({ type, data }) => [type, data])).toEqual([
      ['submit.started', request],
      ['submit.succeeded', request],
      ['submit.started', request],
      ['submit.failed', { ...request, code: 'step_not_current' }],
    ])
  })

  it('is uncertain when the answer was lost, and settled by the same key', async () => {
    const { capstan, server } = setUp()
    const types: string[] = []
    capstan.events.on('*', ({ type }) => types.push(type))
    server.on(CompleteStep, () => Promise.reject(new TypeError('Failed to fetch')))
    const request = { operation: 'completeStep', idempotencyKey: 'k' }

    await expect(capstan.client.mutate(CompleteStep, { input }, request)).rejects.toMatchObject({
      code: 'uncertain',
      details: { idempotencyKey: 'k' },
      cause: { code: 'network_failed' },
    })

    expect(types).toEqual(['submit.started', 'submit.uncertain'])
    expect(server.requests).toHaveLength(1)
  })

  it('looks up the outcome of a write that must happen once, and returns it', async () => {
    const { capstan, server } = setUp()
    const types: string[] = []
    capstan.events.on('*', ({ type }) => types.push(type))
    const answer = { __typename: 'CompleteStepPayload', step: stepAnswer(aStep({ status: 'complete' })) }
    server.on(CompleteStep, () => {
      const { headers } = server.requests.at(-1) ?? {}
      if (headers?.get('Idempotency-Outcome') !== 'only') throw new TypeError('Failed to fetch')
      return { __typename: 'Mutation', completeStep: answer }
    })
    const request = { operation: 'completeStep', idempotencyKey: 'k', once: 'step' }

    const made = await capstan.client.mutate(CompleteStep, { input }, request)

    expect(made.completeStep?.step?.status).toBe('complete')
    expect(types).toEqual(['submit.started', 'submit.uncertain', 'submit.succeeded'])
    expect(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k', 'k'])
    expect(capstan.client.unsettled.list()).toEqual([])
  })

  it('reports a write that was not made, and sends it again under another key', async () => {
    const { capstan, server } = setUp()
    server.on(CompleteStep, () => {
      const { headers } = server.requests.at(-1) ?? {}
      if (headers?.get('Idempotency-Outcome') === 'only') return refuse('write_not_made', 'Not made.')
      throw new TypeError('Failed to fetch')
    })
    const request = { operation: 'completeStep', idempotencyKey: 'k', once: 'step' }
    const send = () => capstan.client.mutate(CompleteStep, { input }, request)

    await expect(send()).rejects.toMatchObject({ code: 'write_not_made' })
    await expect(send()).rejects.toMatchObject({ code: 'write_not_made' })

    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys.slice(0, 2)).toEqual(['k', 'k'])
    expect(keys[2]).not.toBe('k')
    expect(keys[3]).toBe(keys[2])
  })

  it('remembers a sent write after a reload, looks up its outcome, and does not send it again before', async () => {
    const stored = new Map<string, string>()
    const tab = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
      removeItem: (name: string) => void stored.delete(name),
    }
    const options = { environment: { tabStorage: () => tab } }
    const { capstan, server } = setUp(options)
    server.on(CompleteStep, () => Promise.reject(new TypeError('Failed to fetch')))
    const request = { operation: 'completeStep', idempotencyKey: 'k', once: 'step' }
    void capstan.client.mutate(CompleteStep, { input }, request).catch(() => {})
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))

    const next = setUp(options)
    const kept = next.capstan.client.unsettled.list()
    expect(kept).toMatchObject([{ subject: 'step', idempotencyKey: 'k', variables: { input } }])
    const again = { ...request, idempotencyKey: 'another' }
    await expect(next.capstan.client.mutate(CompleteStep, { input }, again)).rejects.toMatchObject({
      code: 'earlier_write_made',
    })

    const sent = next.server.requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(sent).toEqual(['k'])
    expect(next.capstan.client.unsettled.list()).toEqual([])
    capstan.destroy()
  })

  it('updates every cached answer with its result', async () => {
    const { capstan } = setUp()
    await capstan.client.query(Step, { id })

    await capstan.client.mutate(CompleteStep, { input })

    const cached = await capstan.client.query(Step, { id }, { policy: 'cache-only' })
    expect(cached.stepById?.status).toBe('complete')
  })

  it('is not undone by an older question that is answered late', async () => {
    const { capstan, server } = setUp()
    await capstan.client.query(Step, { id })
    let arrive = () => {}
    server.on(Step, async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { __typename: 'Query', stepById: stepAnswer(aStep({ status: 'in_progress' })) }
    })

    const late = capstan.client.query(Step, { id }, { policy: 'network-only' })
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    await capstan.client.mutate(CompleteStep, { input })
    arrive()

    expect((await late).stepById?.status).toBe('complete')
  })

  it.each<[string, CapstanOptions, (capstan: Capstan) => void]>([
    ['another account', {}, (capstan) => capstan.update({ account: fixtureIds.offerWall })],
    ['the next person', {}, (capstan) => capstan.logout()],
    ['the next person of a session', { account: undefined }, (capstan) => capstan.logout()],
  ])('writes nothing into the answers of %s', async (_, options, leave) => {
    const { capstan, server } = setUp(options)
    let arrive = () => {}
    server.on(CompleteStep, async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return {
        __typename: 'Mutation',
        completeStep: { __typename: 'CompleteStepPayload', step: stepAnswer(aStep({ status: 'complete' })) },
      }
    })
    const written = capstan.client.mutate(CompleteStep, { input })
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))

    leave(capstan)
    await capstan.client.query(Step, { id })
    arrive()
    await written

    const { stepById } = await capstan.client.query(Step, { id }, { policy: 'cache-only' })
    expect(stepById?.status).toBe(aStep().status)
  })

  const steps = (nodes: object[]) => ({
    __typename: 'Query',
    allSteps: { __typename: 'StepsConnection', nodes },
  })
  const listOfSteps = {
    toString: () => 'query Steps { allSteps(orderBy: ORDER_ASC) { nodes { id order } } }',
  }
  const thinStep = (nth: number) => ({ __typename: 'Step', id: fixtureIds.nth(nth), order: nth })

  /** A list is requested, a write is answered, and only then comes the list as it was before. */
  async function lateList(write: string, payload: object, before: object[], after: object[]) {
    const { capstan, server } = setUp()
    const text = `mutation { ${write} { step { id order } } }`
    const waiting: (() => void)[] = []
    let asked = 0
    server.on(listOfSteps as TypedDocument<unknown, unknown>, async () => {
      if (++asked > 1) return steps(after)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return steps(before)
    })
    server.on({ toString: () => text } as TypedDocument<unknown, unknown>, () => ({ [write]: payload }))

    const late = capstan.client.query(listOfSteps as TypedDocument<unknown, unknown>, {})
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await capstan.client.mutate({ toString: () => text } as TypedDocument<unknown, unknown>, {})
    waiting.forEach((resolve) => resolve())
    return { answer: await late, asked }
  }

  it('refetches a list once that may contain the written record', async () => {
    const { capstan, server } = setUp()
    const write = { toString: () => 'mutation { restoreStep { step { id order } } }' }
    server.on(listOfSteps as TypedDocument<unknown, unknown>, () => steps([thinStep(1)]))
    server.on(write as TypedDocument<unknown, unknown>, () => ({ restoreStep: { step: thinStep(2) } }))
    const queryKey = capstan.client.keyOf(listOfSteps, {})
    const queryFn = () => capstan.client.ask(listOfSteps as TypedDocument<unknown, unknown>, {})
    const stop = new QueryObserver(capstan.queryClient, { queryKey, queryFn }).subscribe(() => {})
    await vi.waitFor(() => expect(capstan.entityCache.size).toBe(1))

    await capstan.client.mutate(write as TypedDocument<unknown, unknown>, {})
    await vi.waitFor(() => expect(capstan.queryClient.isFetching()).toBe(0))

    expect(server.requests.filter(({ name }) => name === 'Steps')).toHaveLength(2)
    stop()
  })

  it('does not let a list that left before a delete bring the row back', async () => {
    const { answer } = await lateList(
      'deleteStepById',
      { step: thinStep(2) },
      [thinStep(1), thinStep(2)],
      [thinStep(1)],
    )

    expect(answer).toEqual(steps([thinStep(1)]))
  })

  it('asks a list again that left before a create and lacks the row', async () => {
    const { answer, asked } = await lateList(
      'createStep',
      { step: thinStep(2) },
      [thinStep(1)],
      [thinStep(1), thinStep(2)],
    )

    expect(answer).toEqual(steps([thinStep(1), thinStep(2)]))
    expect(asked).toBe(2)
  })
})
