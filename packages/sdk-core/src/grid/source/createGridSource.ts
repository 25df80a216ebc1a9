import { hashKey, InfiniteQueryObserver, QueryObserver, type Query } from '@tanstack/query-core'
import { createStore } from 'zustand/vanilla'
import type { Capstan } from '../../Capstan'
import { isInFlight, whenSettled } from '../../cache/rows/inFlight'
import { shownBy } from '../../client/records/shownBy'
import { CapstanError } from '../../errors/CapstanError'
import { isCapstanError } from '../../errors/isCapstanError'
import { followRecords } from '../../live/followRecords'
import { mostGridRows } from '../query/gridPage'
import type { GridQuery, GridRequest } from '../query/gridQuery'
import type { GridList, GridSource, GridSourceState } from './GridSource'
import { listIn, pageReader, pagesQuery, type PageAnswer } from './pagesQuery'
import { totalsQuery } from './totalsQuery'
import { wholePages } from './wholePages'
import { wholeQuery } from './wholeQuery'

/** How often a list that moves while it is read is read again before that is an error. */
const mostReads = 3
const none: readonly never[] = []

/**
 * The rows of a grid from a list of the platform. Pages live in the cache and stay live: changed rows are requested one by one,
 * inserted and removed rows shift the pages. "Load all" reads the list by id, and leaves filters and order to the engine as long
 * as the filter stays the one it was read with, or it was read with none.
 */
export function createGridSource<Row extends { id: string }>(
  capstan: Capstan,
  list: GridList<Row>,
): GridSource<Row> {
  const { queryClient } = capstan
  const store = createStore<GridSourceState<Row>>(() => ({
    status: 'loading',
    rows: [],
    total: undefined,
    isOrdered: true,
    isOutdated: false,
    requests: undefined,
    more: 'none',
    progress: undefined,
    error: undefined,
    totals: undefined,
  }))
  let query: GridQuery = {}
  let requests: GridRequest | undefined
  let whole: { filter: GridQuery['filter']; observer: ReturnType<typeof observeWhole> } | undefined
  let isStarted = false
  const pages = new InfiniteQueryObserver(queryClient, {
    ...pagesQuery<Row>(capstan, list, query),
    enabled: false,
  })
  const totals =
    list.totals && new QueryObserver(queryClient, { ...totalsQuery(capstan, list, query), enabled: false })

  const observeWhole = (filter: GridQuery['filter']) => {
    let loaded = 0
    const onPage = (rows: number) => {
      loaded += rows
      const { progress } = store.getState()
      if (progress) store.setState({ progress: { ...progress, loaded } })
    }
    return new QueryObserver(queryClient, wholeQuery<Row>(capstan, list, { filter, onPage }))
  }

  const rowsIn = pageReader(list)
  let read: { answers: readonly PageAnswer<Row>[]; rows: readonly Row[] } = { answers: [], rows: [] }
  const rowsOfAll = (answers: readonly PageAnswer<Row>[]) => {
    if (answers !== read.answers) read = { answers, rows: answers.flatMap(rowsIn) }
    return read.rows
  }

  /** The error of the first page. It stays while the page is fetched again in the background, until Retry or an answer. */
  let failed: { hash: string; error: Error } | undefined
  const errorOf = ({ data, error }: ReturnType<typeof pages.getCurrentResult>) => {
    const hash = pages.getCurrentQuery().queryHash
    if (data || failed?.hash !== hash) failed = undefined
    if (error && !data) failed = { hash, error }
    return error ?? failed?.error
  }
  const showPages = () => {
    const result = pages.getCurrentResult()
    const answers = result.data?.pages ?? none
    const last = answers.at(-1)
    const error = errorOf(result)
    store.setState({
      status: last ? 'ready' : error ? 'error' : 'loading',
      rows: rowsOfAll(answers),
      total: last && listIn(list, last)?.totalCount,
      isOrdered: true,
      isOutdated: result.isPlaceholderData,
      requests,
      more: result.isFetchNextPageError
        ? 'error'
        : result.isFetchingNextPage
          ? 'loading'
          : result.hasNextPage
            ? 'page'
            : 'none',
      error,
      totals: totals?.getCurrentResult().data,
    })
  }
  const showWhole = (rows: readonly Row[]) =>
    store.setState({
      status: 'ready',
      rows,
      total: rows.length,
      isOrdered: false,
      isOutdated: false,
      more: 'none',
      progress: undefined,
      error: undefined,
      totals: undefined,
    })
  const update = () => {
    const rows = whole?.observer.getCurrentResult().data
    if (rows) showWhole(rows)
    else showPages()
  }
  const stopWhole = () => {
    const observer = whole?.observer
    whole = undefined
    if (observer) void queryClient.cancelQueries({ queryKey: observer.options.queryKey, exact: true })
    observer?.destroy()
    store.setState({ progress: undefined })
  }
  const ask = () => {
    pages.setOptions({
      ...pagesQuery<Row>(capstan, list, query),
      enabled: isStarted,
      placeholderData: (before) => before,
    })
    totals?.setOptions({ ...totalsQuery(capstan, list, query), enabled: isStarted })
    update()
  }
  let nextPage: Promise<void> | undefined
  const current = () => pages.getCurrentQuery() as unknown as Query
  const readNextPage = async () => {
    for (let reads = 0; reads < mostReads && store.getState().more !== 'none'; reads++) {
      // An ongoing refetch of changed rows is awaited, because the next page says nothing about the earlier ones. Other callers
      // may start one more, and a page that is requested meanwhile would be dropped.
      while (isInFlight(current())) await whenSettled(current())
      const { error } = await pages.fetchNextPage({ cancelRefetch: false })
      if (!isCapstanError(error, 'rows_moved')) return
      await pages.refetch()
    }
  }
  const isKnown = (filter: GridQuery['filter']) =>
    whole !== undefined && (!whole.filter || hashKey([whole.filter]) === hashKey([filter]))

  return {
    store,
    show(next, from) {
      query = next
      requests = from
      if (whole && !isKnown(next.filter)) stopWhole()
      if (!whole) ask()
    },
    async prefetch(next) {
      await Promise.all([
        queryClient.prefetchInfiniteQuery(pagesQuery<Row>(capstan, list, next)),
        list.totals && queryClient.prefetchQuery(totalsQuery(capstan, list, next)),
      ])
    },
    loadMore: () => (nextPage ??= readNextPage().finally(() => (nextPage = undefined))),
    async loadAll() {
      const { total } = store.getState()
      if (whole || total === undefined) return
      if (total > mostGridRows) return store.setState({ error: new CapstanError('too_many_rows') })
      store.setState({ progress: { loaded: 0, total }, error: undefined })
      whole = { filter: query.filter, observer: observeWhole(query.filter) }
      const { observer } = whole
      observer.subscribe(update)
      const { error } = await observer.refetch()
      if (whole?.observer !== observer || !error) return
      stopWhole()
      store.setState({ error })
    },
    async readAll({ signal, onProgress } = {}) {
      if ((store.getState().total ?? 0) > mostGridRows) throw new CapstanError('too_many_rows')
      let loaded = 0
      const onPage = (rows: number) => {
        onProgress?.((loaded += rows))
        signal?.throwIfAborted()
      }
      const { nodes } = await wholePages(list, { filter: query.filter, onPage }).read(capstan.client, signal)
      return nodes
    },
    cancel() {
      if (!store.getState().progress) return
      stopWhole()
      update()
    },
    async retry() {
      if (store.getState().more === 'error') return this.loadMore()
      failed = undefined
      // A fetch in the background that began before the press may still fail: Retry does not wait for it.
      if (!pages.getCurrentResult().data) void current().cancel({ silent: true })
      const read = pages.refetch()
      update()
      await read
    },
    start() {
      isStarted = true
      const stops = [
        pages.subscribe(update),
        totals?.subscribe(update),
        ...[...(list.tables ?? []), ...shownBy(list.pages, {}).map(({ table }) => table)].map((table) =>
          followRecords(capstan, table),
        ),
      ]
      ask()
      return () => {
        isStarted = false
        stopWhole()
        stops.forEach((stop) => stop?.())
      }
    },
  }
}
