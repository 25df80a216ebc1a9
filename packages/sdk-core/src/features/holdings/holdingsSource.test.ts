import { describe, expect, it, onTestFinished } from 'vitest'
import { createRequestTimes } from '../../cache/requests/createRequestTimes'
import { refetchSince } from '../../cache/requests/refetchQueries'
import type { Capstan } from '../../Capstan'
import { anInstance } from '../../testing/anInstance'
import type { HoldingRow } from './HoldingRow'
import { holdingsList } from './holdingsSource'
import { HoldingsDocument, HoldingTotalsDocument, WholeHoldingsDocument } from './operations.generated'
import { aHoldingRow } from './testing'
import { refuse } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridSourceState } from '../../grid/source/GridSource'

const idsOf = (rows: readonly HoldingRow[]) => rows.map(({ id }) => Number(id.slice(-4)) - 100)

/** A platform with a number of holdings, shown three at a time. */
function aSource(count: number) {
  const { server, capstan } = anInstance()
  const all = {
    rows: Array.from({ length: count }, (_, at) => aHoldingRow({ id: fixtureIds.nth(100 + at) })),
    total: 0,
  }
  const connection = (nodes: HoldingRow[]) => ({
    __typename: 'FullHoldingsConnection',
    totalCount: all.total || all.rows.length,
    nodes,
  })
  server.on(HoldingsDocument, ({ first, offset }) => ({
    __typename: 'Query',
    allFullHoldings: connection(all.rows.slice(offset ?? 0, (offset ?? 0) + (first ?? 0))),
  }))
  server.on(WholeHoldingsDocument, ({ after, first }) => ({
    __typename: 'Query',
    allFullHoldings: connection(all.rows.filter(({ id }) => id > after).slice(0, first)),
  }))
  server.on(HoldingTotalsDocument, () => ({
    __typename: 'Query',
    allFullHoldings: {
      __typename: 'FullHoldingsConnection',
      totals: { __typename: 'FullHoldingTotals', amount: '7.5', totalValue: null },
    },
  }))
  const source = createGridSource<HoldingRow>(capstan, { ...holdingsList, pageSize: 3 })
  onTestFinished(source.start())
  const state = () => source.store.getState()
  /** Waits until something is so. */
  const until = (isSo: (state: GridSourceState<HoldingRow>) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => isSo(state()) && resolve()
      source.store.subscribe(check)
      check()
    })
  return { server, all, source, state, until, capstan }
}

/** Every query there is. */
function cacheOf({ queryClient }: Capstan) {
  const queryCache = queryClient.getQueryCache()
  return { queryCache, hashes: () => queryCache.getAll().map(({ queryHash }) => queryHash) }
}

describe('the source of a grid', () => {
  it('shows the first page, the number of rows and their totals', async () => {
    const { state, until } = aSource(7)
    await until(({ status, totals }) => status === 'ready' && totals !== undefined)

    expect(state()).toMatchObject({ total: 7, more: 'page', isOrdered: true })
    expect(state().totals).toEqual({ totalUnits: '7.5', totalValue: null })
    // proves GRID-004
    expect(idsOf(state().rows)).toEqual([0, 1, 2])
  })

  it('goes on page by page to the end', async () => {
    const { state, until, source } = aSource(7)
    await until(({ status }) => status === 'ready')
    await source.loadMore()
    await source.loadMore()
    await source.loadMore()

    expect(idsOf(state().rows)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(state().more).toBe('none')
  })

  it('skips no row and doubles none when rows came or went between two pages', async () => {
    const { state, until, source, all } = aSource(7)
    await until(({ status }) => status === 'ready')
    all.rows.unshift(aHoldingRow({ id: fixtureIds.nth(199) }))
    await source.loadMore()
    expect(idsOf(state().rows)).toEqual([99, 0, 1, 2, 3, 4])

    all.rows.splice(1, 1)
    await source.loadMore()
    expect(idsOf(state().rows)).toEqual([99, 1, 2, 3, 4, 5, 6])
  })

  it('loads the next page after a refetched page, and never in its place', async () => {
    const { state, until, source, all, capstan } = aSource(7)
    await until(({ status }) => status === 'ready')
    // It shifts no row, so that only the pages before can show it.
    all.rows[1] = aHoldingRow({ id: fixtureIds.nth(199) })
    const again = capstan.queryClient.invalidateQueries({}, { throwOnError: true })
    await Promise.all([again, source.loadMore(), source.loadMore()])

    expect(idsOf(state().rows)).toEqual([0, 99, 2, 3, 4, 5])
  })

  it('drops no page that is asked for while the list is read again twice, one after the other', async () => {
    const { state, until, source, capstan } = aSource(7)
    await until(({ status }) => status === 'ready')
    const again = () => capstan.queryClient.refetchQueries({}, { cancelRefetch: false })
    const first = again()
    for (const query of cacheOf(capstan).queryCache.getAll()) void query.promise?.then(again)
    await Promise.all([first, source.loadMore()])

    expect(idsOf(state().rows)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('refetches changed rows after a page in flight has arrived, and does not cancel it', async () => {
    const { state, until, source, all, capstan, server } = aSource(7)
    await until(({ status }) => status === 'ready')
    const before = server.requests.length
    const loading = source.loadMore()
    await until(({ more }) => more === 'loading')
    all.rows[1] = aHoldingRow({ id: fixtureIds.nth(199) })
    const { queryCache, hashes } = cacheOf(capstan)
    const requestTimes = { ...createRequestTimes(), ofRequest: () => Infinity }
    await refetchSince(capstan.queryClient, requestTimes, { hashes, changedAt: 0 })
    await loading

    expect(idsOf(state().rows)).toEqual([0, 99, 2, 3, 4, 5])
    const pages = server.requests.slice(before).filter(({ name }) => name === 'Holdings')
    expect(pages.map(({ variables }) => (variables as { offset: number }).offset)).toEqual([2, 0, 2])
    expect(queryCache.getAll().every(({ state: { status } }) => status === 'success')).toBe(true)
  })

  it('keeps the shown rows until another filter is answered, and reports that', async () => {
    const { state, until, source } = aSource(7)
    await until(({ status }) => status === 'ready')

    source.show({ filter: { amount: { greaterThan: '5' } } })
    expect(state()).toMatchObject({ status: 'ready', isOutdated: true })

    await until(({ isOutdated }) => !isOutdated)
    expect(idsOf(state().rows)).toEqual([0, 1, 2])
  })

  it('reports a failure of the first page, and requests it again', async () => {
    const { server, until, source } = aSource(7)
    let isBroken = true
    server.on(HoldingsDocument, () =>
      isBroken ? refuse('internal', 'No.') : { __typename: 'Query', allFullHoldings: null },
    )
    await until(({ status }) => status === 'error')

    isBroken = false
    await source.retry()
    await until(({ status, error }) => status === 'ready' && !error)
  })

  it('keeps a failure while the platform is asked again in the background, until Retry', async () => {
    const { server, state, until, source, capstan } = aSource(7)
    server.on(HoldingsDocument, () => refuse('internal', 'Something went wrong.'))
    await until(({ status }) => status === 'error')
    const seen: string[] = []
    source.store.subscribe(({ status }) => seen.push(status))

    await capstan.queryClient.refetchQueries({ queryKey: cacheOf(capstan).queryCache.getAll()[0]?.queryKey })
    expect(new Set([...seen, state().status])).toEqual(new Set(['error']))

    const retried = source.retry()
    expect(state().status).toBe('loading')
    await retried
    expect(state().status).toBe('error')
  })

  it('sends a new request on Retry while one is sent in the background, which fails later', async () => {
    const { server, state, until, source, capstan } = aSource(7)
    let fail = () => {}
    const failure = new Promise<Response>(
      (done) => (fail = () => done(refuse('internal', 'Something went wrong.'))),
    )
    server.on(HoldingsDocument, () => refuse('internal', 'Something went wrong.'))
    await until(({ status }) => status === 'error')
    server.on(HoldingsDocument, () => failure)
    const asked = () => server.requests.filter(({ name }) => name === 'Holdings').length
    const before = asked()
    void capstan.queryClient.refetchQueries({ queryKey: cacheOf(capstan).queryCache.getAll()[0]?.queryKey })
    await expect.poll(asked).toBe(before + 1)

    server.on(HoldingsDocument, () => ({ __typename: 'Query', allFullHoldings: null }))
    const retried = source.retry()
    expect(state().status).toBe('loading')
    fail()
    await retried

    expect(state().status).toBe('ready')
  })

  it('reports a failure of a later page, keeps the others, and requests it again', async () => {
    const { server, state, until, source } = aSource(7)
    await until(({ status }) => status === 'ready')
    server.on(HoldingsDocument, () => refuse('internal', 'No.'))
    await source.loadMore()
    expect(state()).toMatchObject({ status: 'ready', more: 'error' })

    const nodes = [2, 3, 4, 5].map((at) => aHoldingRow({ id: fixtureIds.nth(100 + at) }))
    server.on(HoldingsDocument, () => ({
      __typename: 'Query',
      allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount: 7, nodes },
    }))
    await source.retry()
    expect(idsOf(state().rows)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('loads all rows, a thousand at a time, and reports the progress', async () => {
    const { state, until, source, server } = aSource(2_100)
    const seen = new Set<number>()
    await until(({ status }) => status === 'ready')
    source.store.subscribe(({ progress }) => progress && seen.add(progress.loaded))
    await source.loadAll()

    expect(state()).toMatchObject({ total: 2_100, isOrdered: false, more: 'none', progress: undefined })
    expect(state().rows).toHaveLength(2_100)
    expect([...seen]).toEqual([0, 1_000, 2_000, 2_100])

    // Loaded rows are filtered and sorted on the client.
    const asked = server.requests.length
    source.show({ filter: { amount: { greaterThan: '5' } }, orderBy: ['AMOUNT_DESC'] })
    expect(state()).toMatchObject({ isOrdered: false, isOutdated: false })
    // proves GRID-007
    expect(server.requests).toHaveLength(asked)
  })

  it('goes back to pages when all of a filter are loaded and the filter becomes another', async () => {
    const { state, until, source } = aSource(7)
    source.show({ filter: { amount: { greaterThan: '5' } } })
    await until(({ status, isOutdated }) => status === 'ready' && !isOutdated)
    await source.loadAll()
    expect(state().isOrdered).toBe(false)

    source.show({ filter: { amount: { greaterThan: '5' } }, orderBy: ['AMOUNT_DESC'] })
    expect(state().isOrdered).toBe(false)

    source.show({})
    await until(({ status, isOrdered, isOutdated }) => status === 'ready' && isOrdered && !isOutdated)
    expect(idsOf(state().rows)).toEqual([0, 1, 2])
  })

  it('stops loading all, and shows the pages that were there', async () => {
    const { state, until, source } = aSource(2_100)
    await until(({ status }) => status === 'ready')
    const loading = source.loadAll()
    await until(({ progress }) => progress?.loaded === 1_000)
    source.cancel()
    await loading

    expect(state()).toMatchObject({ isOrdered: true, progress: undefined, error: undefined })
    expect(state().rows).toHaveLength(3)
  })

  it('refuses to load more than 50,000 rows', async () => {
    const { state, until, source, server, all } = aSource(7)
    all.total = 50_001
    await until(({ status }) => status === 'ready')
    const asked = server.requests.length
    await source.loadAll()

    expect(state()).toMatchObject({ isOrdered: true, error: { code: 'too_many_rows' } })
    // proves GRID-006
    expect(server.requests).toHaveLength(asked)
  })

  it('reads all matching rows for a file, and keeps the shown rows', async () => {
    const { state, until, source } = aSource(2_100)
    await until(({ status }) => status === 'ready')
    const progress: number[] = []
    const rows = await source.readAll({ onProgress: (loaded) => progress.push(loaded) })

    expect(rows).toHaveLength(2_100)
    expect(progress).toEqual([1_000, 2_000, 2_100])
    expect(state()).toMatchObject({ isOrdered: true, total: 2_100 })
    expect(state().rows).toHaveLength(3)
  })

  it('stops reading for a file, and refuses more than 50,000 rows', async () => {
    const { until, source, server, all } = aSource(2_100)
    await until(({ status }) => status === 'ready')
    const asked = () => server.requests.filter(({ name }) => name === 'WholeHoldings')
    const stop = new AbortController()
    const reading = source.readAll({ signal: stop.signal, onProgress: () => stop.abort() })

    await expect(reading).rejects.toThrow()
    expect(asked()).toHaveLength(1)
    all.total = 50_001
    source.show({ filter: { amount: { greaterThan: '5' } } })
    await until(({ total }) => total === 50_001)
    // proves GRID-006
    await expect(source.readAll()).rejects.toMatchObject({ code: 'too_many_rows' })
  })
})
