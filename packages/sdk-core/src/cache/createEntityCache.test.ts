import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { mulberry32 } from '../testing/mulberry32'
import { applyWrite } from './mutations/applyWrite'
import { createEntityCache, type EntityCache } from './createEntityCache'
import { createRequestTracker } from './requests/createRequestTracker'
import { entityKey, isEntity, isObject, type Entity } from './entity'

interface Row extends Entity {
  status: string
  amount: string
  owner: Entity | null
}

const owner = (id: string, name = `Owner ${id}`): Entity => ({ __typename: 'Account', id, name })

const row = (id: string, changes: Partial<Row> = {}): Row => ({
  __typename: 'Distribution',
  id,
  status: 'open',
  amount: '1',
  owner: owner('a'),
  ...changes,
})

const list = (rows: Row[], totalCount = rows.length) => ({
  __typename: 'Query',
  all: { __typename: 'DistributionsConnection', totalCount, nodes: rows },
})

type List = ReturnType<typeof list>

function setUp() {
  const queryClient = new QueryClient()
  const entityCache = createEntityCache(queryClient)
  /** Caches an answer as a fetch does. */
  const cache = async (text: string, answer: unknown, variables: unknown = null) => {
    const queryKey = ['capstan', null, text, variables]
    await queryClient.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 })
    const read = () => queryClient.getQueryData(queryKey) as List
    const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
    return { read, isStale, queryKey }
  }
  return { queryClient, entityCache, cache }
}

describe('entity cache', () => {
  it('reads the newest copy of a record, whichever answer was cached first', async () => {
    const { entityCache, cache } = setUp()
    const copy = (version: string, amount: string) => ({ ...row('1', { amount }), version })
    await cache('old', list([copy('5', '1')]))
    await cache('new', list([copy('7', '9')]))
    await cache('older', list([copy('4', '0')]))

    expect(entityCache.read({ __typename: 'Distribution', id: '1' })).toMatchObject({
      version: '7',
      amount: '9',
    })
  })

  it('updates a record wherever it is shown and leaves every other row unchanged', async () => {
    const { entityCache, cache } = setUp()
    const [one, two] = [
      await cache('one', list([row('1'), row('2')])),
      await cache('two', list([row('2'), row('3')])),
    ]
    const before = one.read()

    entityCache.update([row('2', { amount: '9' })])

    expect(one.read().all.nodes.map(({ amount }) => amount)).toEqual(['1', '9'])
    expect(two.read().all.nodes.map(({ amount }) => amount)).toEqual(['9', '1'])
    expect(one.read().all.nodes[0]).toBe(before.all.nodes[0])
    expect(one.isStale()).toBe(false)
  })

  it('changes nothing when an update contains no new value', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1')]))
    const before = one.read()

    entityCache.update([row('1'), owner('a')])

    expect(one.read()).toBe(before)
  })

  it('replaces a reference to another record, and then follows that record', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1')]))

    entityCache.update([row('1', { owner: owner('b') })])
    entityCache.update([owner('b', 'Renamed')])

    expect(one.read().all.nodes[0]?.owner).toEqual(owner('b', 'Renamed'))
  })

  it('refetches when a new reference lacks a field that is shown', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1')]))

    entityCache.update([{ ...row('1'), owner: { __typename: 'Account', id: 'b' } }])

    expect(one.isStale()).toBe(true)
  })

  it('loses no field of rows that select fewer or more fields', async () => {
    const { entityCache, cache } = setUp()
    const thin = { __typename: 'Distribution', id: '1', amount: '1' }
    const one = await cache('one', list([row('2'), thin as Row]))

    entityCache.update([{ __typename: 'Distribution', id: '1', amount: '5', status: 'closed' }])

    expect(one.read().all.nodes).toEqual([row('2'), { ...thin, amount: '5' }])
  })

  it('refetches a list when a field changes that affects it in a way only the platform knows', async () => {
    const { entityCache, cache } = setUp()
    const filtered = await cache('query($f: F) { all(filter: $f) }', list([row('1')]), {
      f: { status: { includesInsensitive: 'op' } },
    })
    const ordered = await cache('query { all(orderBy: [AMOUNT_DESC], after: "x") }', list([row('1')]))

    entityCache.update([row('1', { status: 'closed' })])
    expect([filtered.isStale(), ordered.isStale()]).toEqual([true, false])
    entityCache.update([row('1', { status: 'closed', amount: '2' })])
    expect(ordered.isStale()).toBe(true)
  })

  it('does not let an older version overwrite a newer one', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1', { version: '7', status: 'closed' })]))

    entityCache.update([row('1', { version: '6', status: 'open' })])

    expect(one.read().all.nodes[0]?.status).toBe('closed')
  })

  it('refetches answers that show more of a mutated record than its update contains', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1')]))

    entityCache.update([{ __typename: 'Distribution', id: '1', status: 'open' }], new Set(['Distribution:1']))

    expect(one.isStale()).toBe(true)
  })

  it('treats values that look like its own keys as plain values', async () => {
    const { entityCache, cache } = setUp()
    const hostile = ['__proto__', 'constructor', '@@Distribution:1', '$ref', 'toString', '']
    const one = await cache('one', list(hostile.map((id) => row(id, { status: id }))))

    entityCache.update(hostile.map((id) => row(id, { status: id, amount: '3' })))

    expect(one.read().all.nodes).toEqual(hostile.map((id) => row(id, { status: id, amount: '3' })))
    expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false)
  })

  it('shows observers all changes at once', async () => {
    const { queryClient, entityCache, cache } = setUp()
    const all = await Promise.all([1, 2, 3].map((count) => cache(`q${count}`, list([row('1')]))))
    const [torn, seen] = [vi.fn(), vi.fn()]
    const stop = all.map(({ queryKey }) =>
      new QueryObserver(queryClient, { queryKey, staleTime: Infinity, queryFn: () => null }).subscribe(
        // As the hooks of every framework listen.
        notifyManager.batchCalls(() => {
          seen()
          if (new Set(all.map(({ read }) => read().all.nodes[0]?.amount)).size > 1) torn()
        }),
      ),
    )

    entityCache.update([row('1', { amount: '2' })])
    await new Promise((resolve) => setTimeout(resolve, 10))

    expect(seen).toHaveBeenCalledTimes(3)
    expect(torn).not.toHaveBeenCalled()
    for (const each of stop) each()
  })

  it('keeps its changes when a request that was in flight is cancelled', async () => {
    const { queryClient, entityCache, cache } = setUp()
    const one = await cache('one', list([row('1')]))
    const asked = queryClient.fetchQuery({ queryKey: one.queryKey, queryFn: () => new Promise(() => {}) })

    entityCache.update([row('1', { amount: '2' })])
    await queryClient.cancelQueries({ queryKey: one.queryKey })
    await asked
    expect(one.read().all.nodes).toEqual([row('1', { amount: '2' })])
    entityCache.update([row('1', { amount: '2', status: 'closed' })])

    expect(one.read().all.nodes).toEqual([row('1', { amount: '2', status: 'closed' })])
  })

  it('follows the rows of every page of an endless list', async () => {
    const { queryClient, entityCache, cache } = setUp()
    const pages = [list([row('1'), row('2')], 4), list([row('3'), row('4')], 4)]
    const { queryKey } = await cache('endless', { pages, pageParams: [0, 2] })
    const read = () => queryClient.getQueryData(queryKey) as { pages: List[] }
    const [first] = read().pages

    entityCache.update([row('3', { amount: '9' }), owner('b')])
    entityCache.remove([row('4')])

    expect(read().pages[0]).toBe(first)
    expect(read().pages[1]?.all.nodes).toEqual([row('3', { amount: '9' })])
  })

  it('follows pages without a root type, because queries need not request it', async () => {
    const { queryClient, entityCache, cache } = setUp()
    const page = (id: string, shown: unknown) => ({ all: list([row(id)], 2).all, one: shown })
    const pages = [page('1', owner('a')), page('2', { ...owner('c'), blob: { pages: [owner('a')] } })]
    const { queryKey } = await cache('endless', { pages, pageParams: [0, 1] })

    entityCache.update([row('2', { amount: '9' }), owner('a', 'Ann Vale')])
    entityCache.remove([owner('c')])

    expect(queryClient.getQueryData(queryKey)).toMatchObject({
      pages: [{ one: { name: 'Ann Vale' } }, { all: { nodes: [{ amount: '9' }] }, one: null }],
    })
  })

  it('finds rows after many were added and removed', async () => {
    const { entityCache, cache } = setUp()
    const ids = Array.from({ length: 200 }, (_, at) => String(at))
    const one = await cache('one', list(ids.map((id) => row(id))))

    for (const id of ids.slice(0, 90)) entityCache.remove([row(id)])
    entityCache.update([row('150', { amount: '7' }), owner('a', 'Renamed')])

    const rows = one.read().all.nodes
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(90))
    expect(rows.filter(({ amount }) => amount === '7').map(({ id }) => id)).toEqual(['150'])
    expect(new Set(rows.map(({ owner }) => owner?.name))).toEqual(new Set(['Renamed']))
  })

  it('updates both copies of a row that a list shows twice', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1'), row('2'), row('1')]))

    entityCache.update([row('1', { amount: '2' })])

    expect(one.read().all.nodes.map(({ amount }) => amount)).toEqual(['2', '1', '2'])
  })

  it('removes both copies of a row that a list shows twice, and keeps the index of the other rows', async () => {
    const { entityCache, cache } = setUp()
    const text =
      'query { all(orderBy: STATUS_ASC) { totalCount nodes { id status amount owner { id name } } } }'
    const one = await cache(text, list([row('1'), row('2'), row('1', { owner: owner('b') })]))

    entityCache.remove([row('1')])
    entityCache.update([owner('a', 'Renamed')])

    expect(one.read().all.nodes).toEqual([row('2', { owner: owner('a', 'Renamed') })])
    expect([entityCache.has('Distribution:1'), entityCache.has('Account:b')]).toEqual([false, false])
  })

  it('updates rows in a list of more than one type', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1'), owner('a') as Row]))

    entityCache.update([owner('a', 'Renamed')])
    entityCache.remove([row('1')])

    expect(one.read().all.nodes).toEqual([owner('a', 'Renamed')])
  })

  it('forgets a record once no answer shows it', async () => {
    const { queryClient, entityCache } = setUp()
    const observer = new QueryObserver(queryClient, {
      queryKey: ['capstan', null, 'one', null],
      queryFn: () => list([row('1'), row('2')]),
      gcTime: 0,
    })
    const leave = observer.subscribe(() => {})
    await vi.waitFor(() => expect(entityCache.size).toBe(3))

    leave()
    await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))

    expect(entityCache.size).toBe(0)
  })

  it('forgets the records of answers that were removed', async () => {
    const { queryClient, entityCache, cache } = setUp()
    await cache('one', list([row('1'), row('2')]))
    expect(entityCache.size).toBe(3)

    queryClient.clear()

    expect(entityCache.size).toBe(0)
  })
})

describe('applyWrite', () => {
  it('removes the record of a delete or remove payload from lists, references and counts', async () => {
    const { entityCache, cache } = setUp()
    const rows = await cache('one', list([row('1'), row('2')]))
    const single = await cache('two', { __typename: 'Query', byId: row('1') })
    const payload = { __typename: 'DeletePayload', distribution: row('1') }

    applyWrite(entityCache, { __typename: 'Mutation', deleteDistributionById: payload })
    applyWrite(entityCache, {
      __typename: 'Mutation',
      removeAccount: { __typename: 'P', account: owner('a') },
    })

    expect(rows.read()).toEqual(list([row('2', { owner: null })]))
    expect(single.read()).toEqual({ __typename: 'Query', byId: null })
    // proves CACHE-004
    expect(entityCache.has('Distribution:1')).toBe(false)
  })

  it('follows the declaration of the document, not the name of the mutation', async () => {
    const { entityCache, cache } = setUp()
    const rows = await cache('one', list([row('1'), row('2')]))
    const answer = { closeDay: { __typename: 'P', distribution: row('1') } }

    applyWrite(entityCache, answer, { effects: { 'closeDay.distribution': 'deleted' } })

    expect(rows.read()).toEqual(list([row('2')]))
    expect(entityCache.has('Distribution:1')).toBe(false)
  })

  it('leaves JSON unchanged that looks like the deleted record', async () => {
    const { entityCache, cache } = setUp()
    const blob = { answers: [{ __typename: 'Distribution', id: '1' }] }
    const one = await cache('one', list([row('1'), row('2', { blob })]))

    applyWrite(entityCache, { deleteDistributionById: { __typename: 'P', distribution: row('1') } })

    expect(one.read().all.nodes).toEqual([row('2', { blob })])
  })

  it('refetches a page that lost a row', async () => {
    const { entityCache, cache } = setUp()
    const page = await cache('one', list([row('1'), row('2')], 10))

    applyWrite(entityCache, { deleteDistributionById: { __typename: 'P', distribution: row('1') } })

    expect(page.read().all.totalCount).toBe(9)
    expect(page.isStale()).toBe(true)
  })

  it('removes the record that a delete is about, and not the records it relates to', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', { __typename: 'Query', byId: owner('a') })

    applyWrite(entityCache, {
      deleteDistributionById: {
        __typename: 'DeleteDistributionByIdPayload',
        distribution: row('1'),
        accountByOwnerId: owner('a', 'Ann Vale'),
      },
    })
    applyWrite(entityCache, {
      deleteDistributionById: { __typename: 'P', accountByOwnerId: owner('a', 'Bo Reed') },
    })

    expect(one.read()).toMatchObject({ byId: { name: 'Bo Reed' } })
  })

  it('does not count records twice that a created record relates to', async () => {
    const { entityCache, cache } = setUp()
    const page = await cache('one', list([row('1')], 2))

    applyWrite(entityCache, {
      createVestingSchedule: {
        __typename: 'CreateVestingSchedulePayload',
        vestingSchedule: { __typename: 'VestingSchedule', id: 'v' },
        distributionByDistributionId: row('2'),
      },
    })

    expect([page.read().all.totalCount, page.isStale()]).toEqual([2, true])
  })

  it.each(['createDistribution', 'invest'])(
    'marks a late list as outdated after %s, though a newer list has shown the row',
    async (name) => {
      const { entityCache, cache } = setUp()
      const changeLog = createRequestTracker()
      const late = changeLog.startRequest()
      await cache('younger', list([row('1'), row('2')]))

      applyWrite(entityCache, { [name]: { __typename: 'P', distribution: row('2') } }, { changeLog })

      expect(late.reconcile(list([row('1')])).outdatedTypes).toEqual(new Set(['Distribution']))
    },
  )

  it('accepts a late list without an updated record, because an update creates nothing', async () => {
    const { entityCache, cache } = setUp()
    const changeLog = createRequestTracker()
    const late = changeLog.startRequest()
    await cache('younger', list([row('1'), row('2')]))

    applyWrite(
      entityCache,
      { updateDistributionById: { __typename: 'P', distribution: row('2') } },
      { changeLog },
    )

    expect(late.reconcile(list([row('1')])).outdatedTypes).toEqual(new Set())
  })

  it('recognises a mutation by its payload where it was sent under an alias', async () => {
    const { entityCache, cache } = setUp()
    const one = await cache('one', list([row('1'), row('2'), row('3')], 3))
    const payload = (id: string) => ({
      __typename: 'DeleteDistributionByIdPayload',
      distribution: row(id),
    })

    applyWrite(entityCache, { first: payload('1'), second: payload('2') })

    expect(one.read().all).toMatchObject({ totalCount: 1, nodes: [{ id: '3' }] })
  })

  it.each<[string, boolean, (entityCache: EntityCache) => void]>([
    ['is shown as it was', false, (entityCache) => entityCache.update([owner('a')])],
    ['changed', true, (entityCache) => entityCache.update([owner('a', 'Ann Vale')])],
    [
      'changed in what decides nothing',
      false,
      (entityCache) => entityCache.update([{ ...owner('a'), city: 'Oslo' }]),
    ],
    ['was created', true, (entityCache) => entityCache.create([owner('b')])],
    ['is gone', true, (entityCache) => entityCache.remove([owner('a')])],
  ])('refetches a list filtered by a related record when that record %s: %s', async (_, isAsked, change) => {
    const { entityCache, cache } = setUp()
    await cache('shown', { __typename: 'Query', byId: owner('a') })
    const filter = { accountByOwnerId: { name: { equalTo: 'Ann Vale' } } }
    const one = await cache('one', list([]), { filter })

    change(entityCache)

    expect(one.isStale()).toBe(isAsked)
  })

  it('refetches a query by id that returned null before the record existed', async () => {
    const { entityCache, cache } = setUp()
    const [missed, other] = [
      await cache('one', { __typename: 'Query', byId: null }, { id: '7' }),
      await cache('one', { __typename: 'Query', byId: null }, { id: '77' }),
    ]

    entityCache.update([row('7')])
    expect(missed.isStale()).toBe(false)
    entityCache.update([row('7')], new Set([entityKey(row('7'))]))

    expect([missed.isStale(), other.isStale()]).toEqual([true, false])
  })

  it('refetches every list that a created record may belong to, even an empty one', async () => {
    const { entityCache, cache } = setUp()
    const [empty, other] = [
      await cache('one', list([])),
      await cache('two', { __typename: 'Query', byId: owner('a') }),
    ]

    applyWrite(entityCache, { createDistribution: { __typename: 'P', distribution: row('9') } })

    expect([empty.isStale(), other.isStale()]).toEqual([true, false])
  })

  it('refetches the lists of a type when a mutation of any name returns an unknown record of it', async () => {
    const { entityCache, cache } = setUp()
    const [empty, other] = [
      await cache('one', list([])),
      await cache('two', { __typename: 'Query', byId: owner('a') }),
    ]

    applyWrite(entityCache, { investorMakeDistribution: { __typename: 'P', distribution: row('9') } })

    expect([empty.isStale(), other.isStale()]).toEqual([true, false])
  })
})

describe('entity cache, against a full scan', () => {
  it.each([1, 2, 3, 4])('finds the same after thousands of random steps [seed %i]', async (seed) => {
    const random = mulberry32(seed)
    const upTo = (most: number) => Math.floor(random() * most)
    const { queryClient, entityCache, cache } = setUp()
    const model = new Map<string, unknown>()
    const anId = () => String(upTo(12))
    const anOwner = () => (random() < 0.2 ? null : owner(`o${upTo(4)}`, `n${upTo(3)}`))
    const aRow = () => row(anId(), { amount: String(upTo(3)), owner: anOwner() })
    const truth = new Map<string, Entity>()
    let changes = 0

    for (let step = 0; step < 1_500; step++) {
      const text = `q${upTo(6)}`
      const before = JSON.stringify([...model])
      const kind = random()
      if (kind < 0.15) {
        const rows = [
          ...new Map(Array.from({ length: upTo(6) }, aRow).map((each) => [each.id, each])).values(),
        ]
        const answer = random() < 0.8 ? list(rows) : { __typename: 'Query', byId: rows[0] ?? null }
        await cache(text, answer)
        model.set(text, answer)
      } else if (kind < 0.25) {
        const gone = random() < 0.7 ? row(anId()) : owner(`o${upTo(4)}`)
        entityCache.remove([gone])
        for (const [key, value] of model) model.set(key, scanRemove(value, entityKey(gone)))
      } else if (kind < 0.3) {
        queryClient.removeQueries({ queryKey: ['capstan', null, text] })
        model.delete(text)
      } else {
        const update = random() < 0.5 ? aRow() : owner(`o${upTo(4)}`, `n${upTo(3)}`)
        const records = isEntity(update.owner) ? [update, update.owner] : [update]
        entityCache.update(records)
        for (const each of records) truth.set(entityKey(each), each)
        for (const record of records)
          for (const [key, value] of model) model.set(key, scanUpdate(value, record))
      }
      if (JSON.stringify([...model]) !== before) changes += 1
      for (const [key, value] of model) {
        expect(queryClient.getQueryData(['capstan', null, key, null]), `step ${step}`).toEqual(value)
      }
    }

    expect(changes).toBeGreaterThan(600)
    queryClient.clear()
    expect(entityCache.size).toBe(0)
  })
})

/** The same by looking everywhere. A reference that was empty is not filled: its shape is not known. */
function scanUpdate(value: unknown, update: Entity): unknown {
  if (Array.isArray(value)) return value.map((each) => scanUpdate(each, update))
  if (!isObject(value)) return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, scanUpdate(each, update)]),
  )
  if (!isEntity(value) || entityKey(value) !== entityKey(update)) return inner
  const next = { ...inner, ...update }
  const [held, given] = [inner.owner, update.owner]
  if (!('owner' in update)) return next
  if (held === null) return { ...next, owner: null }
  const isSameOwner = isEntity(held) && isEntity(given) && held.id === given.id
  return isSameOwner ? { ...next, owner: held } : next
}

function scanRemove(value: unknown, key: string): unknown {
  if (Array.isArray(value))
    return value
      .filter((each) => !(isEntity(each) && entityKey(each) === key))
      .map((each) => scanRemove(each, key))
  if (!isObject(value)) return value
  if (isEntity(value) && entityKey(value) === key) return null
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, scanRemove(each, key)]),
  )
  if (!Array.isArray(value.nodes) || !Array.isArray(inner.nodes)) return inner
  return { ...inner, totalCount: Number(value.totalCount) - (value.nodes.length - inner.nodes.length) }
}
