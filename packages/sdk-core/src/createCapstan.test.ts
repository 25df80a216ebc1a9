import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { accountQuery } from './features/accounts/accountQuery'
import { usersAccountsQuery } from './features/accounts/usersAccountsQuery'
import { usersDataQuery } from './features/accounts/usersDataQuery'
import type { Capstan } from './Capstan'
import type { CapstanOptions } from './CapstanOptions'
import type { CapstanQuery } from './client/records/recordQuery'
import { createCapstan } from './createCapstan'
import { distributionQuery } from './features/invest/distributionQuery'
import { makeInvestment } from './features/invest/makeInvestment'
import { offeringDetailsQuery } from './features/invest/offeringDetailsQuery'
import { decimal } from './money/decimal'
import { followRecords } from './live/followRecords'
import { portfolioQuery } from './features/portfolio/portfolioQuery'
import { completeStep } from './features/steps/completeStep'
import { processQuery } from './features/steps/process/processQuery'
import { signingLink } from './features/steps/signingLink'
import { stepQuery } from './features/steps/stepQuery'
import { aUsersAccounts, aUsersData, usersAccountsAnswer, usersDataAnswer } from './features/accounts/testing'
import { fakeServer, refuse } from './testing/fakeServer'
import { fakeSocket } from './testing/fakeSocket'
import { fixtureIds } from './testing/fixtureIds'
import { aDistribution, anOffering, distributionAnswer, offeringAnswer } from './features/invest/testing'
import { operations } from './testing/operations.generated'
import { aProcess, aStep, processAnswer, stepAnswer } from './features/steps/testing'
import { testClock } from './testing/testClock'

function setUp(options: CapstanOptions = {}) {
  const [server, socket, clock] = [fakeServer(), fakeSocket(), testClock()]
  const environment = { ...clock, fetch: server.fetch, openSocket: socket.openSocket, random: () => 0.5 }
  const capstan = createCapstan({ account: fixtureIds.account, environment, ...options })
  return { capstan, server, socket, clock }
}

const read = <TView, TAnswer>({ queryClient }: Capstan, query: CapstanQuery<TView, TAnswer>) =>
  queryClient.query({ ...query, retry: false })

const mockStepApi = (server: ReturnType<typeof fakeServer>, step = aStep()) => {
  server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(step) }))
}

describe('queries', () => {
  it('return the answers of the platform in their declared shapes', async () => {
    const { capstan, server } = setUp()
    const { OfferingDetails, Distribution, Process, UsersData, UsersAccounts } = operations
    mockStepApi(server)
    server.on(Process, () => processAnswer(aProcess()))
    server.on(OfferingDetails, () => offeringAnswer(anOffering()))
    server.on(Distribution, () => distributionAnswer(aDistribution()))
    server.on(UsersData, () => usersDataAnswer(aUsersData()))
    server.on(UsersAccounts, () => usersAccountsAnswer(aUsersAccounts()))

    expect(await read(capstan, stepQuery(capstan, fixtureIds.step))).toMatchObject(aStep())
    expect(await read(capstan, processQuery(capstan, fixtureIds.process))).toMatchObject(aProcess())
    expect(await read(capstan, offeringDetailsQuery(capstan, fixtureIds.offering))).toEqual(anOffering())
    const { className, ...offering } = aDistribution().offering
    const distribution = await read(capstan, distributionQuery(capstan, fixtureIds.distribution))
    expect(distribution).toEqual(aDistribution({ offering: { ...offering, className } }))
    const { user, userAccount } = aUsersData()
    expect(await read(capstan, usersDataQuery(capstan))).toMatchObject({ user, userAccount })
    expect((await read(capstan, usersAccountsQuery(capstan))).memberships).toHaveLength(1)
  })

  it('never ask the platform for an id that can be none', async () => {
    const { capstan, server } = setUp()

    for (const id of ['', 'new', '7', '../..', `${fixtureIds.step}'--`]) {
      await expect(read(capstan, stepQuery(capstan, id))).rejects.toMatchObject({ code: 'not_found' })
      await expect(read(capstan, accountQuery(capstan, id))).rejects.toMatchObject({ code: 'not_found' })
      await expect(signingLink(capstan, id)).rejects.toMatchObject({ code: 'not_found' })
    }

    expect(server.requests).toEqual([])
  })

  it('throw not_found for missing and for invisible records', async () => {
    const { capstan, server } = setUp()
    server.on(operations.Step, () => ({ __typename: 'Query', stepById: null }))

    await expect(read(capstan, stepQuery(capstan, fixtureIds.step))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('load a portfolio page by page, filtered by the chosen rows', async () => {
    const { capstan, server } = setUp()
    const holding = (at: number) => ({
      __typename: 'Holding',
      id: fixtureIds.nth(at),
      version: '1',
      amount: '1',
      issuedOn: '2026-02-27',
      figures: null,
      isTokenized: false,
      roundByRoundId: null,
    })
    const all = Array.from({ length: 1_001 }, (_, at) => holding(at + 1))
    server.on(operations.PortfolioHoldings, ({ first, after }) => ({
      __typename: 'Query',
      allHoldings: {
        __typename: 'HoldingsConnection',
        nodes: all.filter(({ id }) => id > after).slice(0, first),
      },
    }))

    const { holdings, distributions } = await read(capstan, portfolioQuery(capstan, { statuses: ['Issued'] }))

    expect(new Set(holdings.map(({ id }) => id)).size).toBe(1_001)
    expect(distributions).toEqual([])
    // proves PORT-015
    expect(server.requests.map(({ variables }) => variables)).toEqual([
      { filter: { amount: { notEqualTo: '0' } }, first: 1000, after: '00000000-0000-0000-0000-000000000000' },
      { filter: { amount: { notEqualTo: '0' } }, first: 1000, after: all[999]?.id },
    ])
  })
})

describe('makeInvestment', () => {
  const input = { offeringId: fixtureIds.offering, units: decimal('2000'), expectedPrice: decimal('12.5') }

  it('returns the distribution that is already open, and marks it', async () => {
    const { capstan, server } = setUp()
    const heard = vi.fn()
    capstan.events.on('investment.submitted', ({ data }) => heard(data))
    const distribution = {
      id: fixtureIds.distribution,
      version: '1',
      amount: '5',
      status: 'open',
      locked: false,
      processId: null,
    }
    server.on(operations.MakeInvestment, () => ({
      __typename: 'Mutation',
      investorMakeDistribution: {
        __typename: 'InvestorMakeDistributionPayload',
        distribution: { __typename: 'Distribution', ...distribution },
        code: 'already_open',
      },
    }))

    const investment = await makeInvestment(capstan, input, { idempotencyKey: 'k' })

    expect(investment).toEqual({
      distributionId: fixtureIds.distribution,
      units: decimal('5'),
      alreadyOpen: true,
    })
    expect(server.requests[0]?.variables).toEqual({
      input: { offeringId: input.offeringId, amount: '2000', expectedPrice: '12.5' },
    })
    expect(heard).toHaveBeenCalledWith({ ...investment, units: '5', offeringId: input.offeringId })
  })

  it('passes a refusal on with its figures', async () => {
    const { capstan, server } = setUp()
    server.on(operations.MakeInvestment, () =>
      refuse('price_changed', 'The price has changed.', { price: '13' }),
    )

    await expect(makeInvestment(capstan, input)).rejects.toMatchObject({
      code: 'price_changed',
      details: { price: '13' },
    })
  })
})

describe('followRecords', () => {
  it('brings a pushed step into the screen, stops when it failed and follows again when retried', async () => {
    const { capstan, server, socket, clock } = setUp()
    mockStepApi(server, aStep({ status: 'processing', version: '1' }))
    const query = stepQuery(capstan, fixtureIds.step)
    const observer = new QueryObserver(capstan.queryClient, query)
    const stop = observer.subscribe(() => {})
    const leave = query.entities.map(({ table, id }) => followRecords(capstan, table, id))
    const ended: string[] = []
    capstan.events.on('step.completed', ({ type }) => void ended.push(type))
    capstan.events.on('step.failed', ({ data }) => void ended.push(`step.failed: ${data.error}`))
    await clock.advance(200)
    expect(observer.getCurrentResult().data?.status).toBe('processing')

    mockStepApi(server, aStep({ status: 'failed', version: '2', outputData: { error: 'No match' } }))
    socket.push('steps', fixtureIds.step, 2)
    await clock.advance(200)
    expect(observer.getCurrentResult().data).toMatchObject({
      status: 'failed',
      outputData: { error: 'No match' },
    })
    expect([...socket.subscribed]).toEqual([])

    const retried = aStep({ status: 'processing', version: '3' })
    mockStepApi(server, retried)
    server.on(operations.CompleteStep, () => ({
      __typename: 'Mutation',
      completeStep: { __typename: 'CompleteStepPayload', step: stepAnswer(retried) },
    }))
    await completeStep(capstan, { stepId: fixtureIds.step, blob: {} })
    await clock.advance(200)
    expect(observer.getCurrentResult().data?.status).toBe('processing')
    expect([...socket.subscribed]).toEqual([`steps:${fixtureIds.step}`])

    mockStepApi(server, aStep({ status: 'complete', version: '4' }))
    socket.push('steps', fixtureIds.step, 4)
    await clock.advance(200)
    expect(observer.getCurrentResult().data?.status).toBe('complete')
    // proves LIVE-004, LIVE-010, LIVE-012, STEP-025
    expect(ended).toEqual(['step.failed: No match', 'step.completed'])
    for (const each of leave) each()
    stop()
  })

  it('asks for an investment again when it is pushed, until it is as new as the push', async () => {
    const { capstan, server, socket, clock } = setUp()
    server.on(operations.Distribution, () => distributionAnswer(aDistribution()))
    const query = distributionQuery(capstan, fixtureIds.distribution)
    const observer = new QueryObserver(capstan.queryClient, query)
    const stop = observer.subscribe(() => {})
    const leave = followRecords(capstan, 'distributions', fixtureIds.distribution)
    await clock.advance(200)

    const answerOf = (status: string, version: string) => () => {
      const answer = distributionAnswer(aDistribution({ status }))
      return {
        ...answer,
        distributionById: answer.distributionById && { ...answer.distributionById, version },
      }
    }
    // The push overtakes a replica that still shows the version before.
    server.on(operations.Distribution, answerOf('open', '1'))
    socket.push('distributions', fixtureIds.distribution, 2)
    await clock.advance(200)
    server.on(operations.Distribution, answerOf('closed', '2'))
    await clock.advance(500)

    expect(observer.getCurrentResult().data?.status).toBe('closed')
    leave()
    stop()
  })
})

describe('a change that the cache cannot apply', () => {
  it.each([
    ['missing_leaf', 'first: 3', { issuer: { __typename: 'Account', id: 'other' } }],
    ['unsupported_order', 'orderBy: SOMETHING_ELSE', { status: 'closed' }],
    ['missing_filter_key', 'filter: { closesOn: { isNull: true } }', { closesOn: null }],
  ])('is logged, reported to the host and requested again: %s', async (problem, args, change) => {
    const log = vi.spyOn(console, 'debug').mockImplementation(() => {})
    const { capstan } = setUp()
    const heard = vi.fn()
    capstan.events.on('cache.undecided', ({ data }) => heard(data))
    const issuer = { __typename: 'Account', id: 'i', name: 'Halden' }
    const round = { __typename: 'Round', id: 'r', status: 'active', issuer }
    const text = `query Rounds { allRounds(${args}) { nodes { id } } }`
    const queryKey = ['capstan', null, text, null]
    const queryFn = () => ({ allRounds: { __typename: 'RoundsConnection', nodes: [round] } })
    await capstan.queryClient.fetchQuery({ queryKey, queryFn })

    const shown = { __typename: 'Round', id: 'r', ...change }
    if (problem === 'missing_leaf') capstan.entityCache.update([shown])
    else capstan.entityCache.create([{ ...round, id: 'new' }])

    expect(heard.mock.calls).toEqual([[{ operation: 'Rounds', problem }]])
    expect(log.mock.calls).toEqual([[`Capstan: Rounds is asked for again (${problem}).`]])
    expect(capstan.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    log.mockRestore()
    capstan.destroy()
  })
})

describe('waking', () => {
  it('refetches only stale answers that are on the screen', async () => {
    let wake = () => {}
    const onWake = (callback: () => void) => {
      const before = wake
      wake = () => [before, callback].forEach((each) => each())
      return () => {}
    }
    const [server, clock] = [fakeServer(), testClock()]
    const environment = { ...clock, fetch: server.fetch, openSocket: undefined, onWake }
    const capstan = createCapstan({ account: fixtureIds.account, environment })
    mockStepApi(server)
    server.on(operations.OfferingDetails, () => offeringAnswer(anOffering()))
    const observers = [
      new QueryObserver(capstan.queryClient, {
        ...offeringDetailsQuery(capstan, fixtureIds.offering),
        staleTime: 0,
      }),
      new QueryObserver(capstan.queryClient, stepQuery(capstan, fixtureIds.step)),
    ]
    const stop = observers.map((observer) => observer.subscribe(() => {}))
    await clock.advance(100)
    expect(server.requests.map(({ name }) => name)).toEqual(['OfferingDetails', 'Step'])

    wake()
    await clock.advance(100)

    expect(server.requests.map(({ name }) => name)).toEqual(['OfferingDetails', 'Step', 'OfferingDetails'])
    stop.forEach((each) => each())
    capstan.destroy()
  })
})

describe('createCapstan', () => {
  it('asks nothing of the platform, or the page, by being made', async () => {
    const { server, socket, clock } = setUp()

    await clock.advance(60_000)

    expect(server.requests).toEqual([])
    expect(socket.urls).toEqual([])
    expect(clock.pending).toBe(0)
  })

  it('shares nothing with another instance', async () => {
    const [one, two] = [setUp(), setUp({ account: fixtureIds.offerWall })]
    const heard = vi.fn()
    two.capstan.events.on('*', heard)
    mockStepApi(one.server)
    await read(one.capstan, stepQuery(one.capstan, fixtureIds.step))
    one.capstan.events.emit('terms.accepted', { termsId: fixtureIds.terms })
    one.capstan.preferences.set('density', 'compact')
    one.capstan.destroy()

    expect(two.capstan.entityCache.size).toBe(0)
    expect(two.capstan.queryClient.getQueryCache().getAll()).toEqual([])
    expect(two.capstan.preferences.get('density')).toBeUndefined()
    expect(two.capstan.status).toBe('ready')
    expect(heard).not.toHaveBeenCalled()
  })

  it('keeps the socket beside the endpoint when that changes, unless it was set', () => {
    const [beside, explicit] = [
      createCapstan({ endpoint: 'https://a.test/api/v2/graphql' }),
      createCapstan({ endpoint: 'https://a.test/api/v2/graphql', socketUrl: 'wss://live.test/' }),
    ]

    for (const capstan of [beside, explicit]) capstan.update({ endpoint: 'https://b.test/api/v2/graphql' })

    expect(beside.options.socketUrl).toBe('https://b.test/wss/v1/')
    expect(explicit.options.socketUrl).toBe('wss://live.test/')
  })

  it('starts with an empty cache when the account changes, and acts for the new one', async () => {
    const { capstan, server } = setUp()
    mockStepApi(server)
    await read(capstan, stepQuery(capstan, fixtureIds.step))

    capstan.update({ account: fixtureIds.offerWall })
    expect(capstan.queryClient.getQueryCache().getAll()).toEqual([])
    await read(capstan, stepQuery(capstan, fixtureIds.step))

    expect(server.requests.at(-1)?.headers.get('X-Capstan-Account')).toBe(fixtureIds.offerWall)
    expect(stepQuery(capstan, fixtureIds.step).queryKey[1]).toBe(fixtureIds.offerWall)
  })

  it('leaves nothing behind: no record, no timer, no socket, no answer that comes late', async () => {
    const { capstan, server, socket, clock } = setUp()
    mockStepApi(server)
    followRecords(capstan, 'steps', fixtureIds.step)
    await read(capstan, stepQuery(capstan, fixtureIds.step))
    await clock.advance(200)
    const late = read(capstan, stepQuery(capstan, fixtureIds.nth(1))).catch(() => undefined)

    capstan.destroy()
    capstan.destroy()
    await late
    await clock.advance(60_000)

    expect(capstan.status).toBe('destroyed')
    expect(capstan.entityCache.size).toBe(0)
    expect(capstan.queryClient.getQueryCache().getAll()).toEqual([])
    expect(socket.connections).toBe(0)
    expect(clock.pending).toBe(0)
    await expect(capstan.client.query(operations.Step, { id: fixtureIds.step })).rejects.toMatchObject({
      code: 'instance_destroyed',
    })
  })

  it('forgets the person at log-out', async () => {
    const fetchSession = vi.fn(async () => ({ token: 't', expiresAt: Date.UTC(2027, 0) }))
    const { capstan, server, socket, clock } = setUp({ fetchSession })
    mockStepApi(server)
    followRecords(capstan, 'steps', fixtureIds.step)
    await read(capstan, stepQuery(capstan, fixtureIds.step))
    await clock.advance(200)

    capstan.logout()
    await clock.advance(2_000)

    expect(capstan.entityCache.size).toBe(0)
    expect(socket.connections).toBe(0)
    await read(capstan, stepQuery(capstan, fixtureIds.step))
    expect(fetchSession).toHaveBeenCalledTimes(2)
  })

  it('reports events to the host', async () => {
    const onEvent = vi.fn()
    const { capstan } = setUp({ onEvent })

    capstan.events.emit('terms.accepted', { termsId: fixtureIds.terms })

    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'terms.accepted', version: 1 }))
  })
})
