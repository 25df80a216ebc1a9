import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { CapstanError } from '../../errors/CapstanError'
import { createEntityCache } from '../createEntityCache'
import { isObject, type Entity } from '../entity'
import type { ListPlan } from './ListPlan'

const open =
  'query Open { allDeals(filter: { status: { equalTo: "open" } }, orderBy: AMOUNT_ASC) { nodes { id } } }'
const head = 'query Head { allDeals(first: 2, orderBy: AMOUNT_DESC) { totalCount nodes { id } } }'
const ours =
  'query Ours { allDeals(filter: { accountByBuyerId: { name: { equalTo: "Ada" } } }, orderBy: AMOUNT_ASC) { nodes { id } } }'
const single = 'query Single { dealById(id: "1") { id } }'
const unplanned = 'query Unplanned { allDeals { nodes { id } } }'
const nested =
  'query Nested { allDeals(filter: { status: { equalTo: "open" } }, orderBy: AMOUNT_ASC) { nodes { id } } fund { agent { allDeals { nodes { id } } } } }'

const links = [
  { typename: 'Payment', parent: 'Deal', by: 'dealId', list: 'allPayments' },
  { typename: 'Account', parent: 'Deal', by: 'buyerId', list: 'allDeals', isForward: true as const },
]
const planOf = (text: string): ListPlan => ({
  name: 'allDeals',
  typename: 'Deal',
  text,
  tables: ['distributions'],
  links,
})

interface Deal extends Entity {
  id: string
  version: number
  status: string
  amount: string
  buyer: Entity | null
  payments: { __typename: 'PaymentsConnection'; nodes: Entity[] }
}

/** A platform with deals, an entity cache over the shown answers, and a log of the requests. */
function setUp() {
  const buyer = { __typename: 'Account', id: '9', version: 1, name: 'Ada' }
  const deals = new Map<string, Deal>()
  const put = (id: string, amount: number, changes: Partial<Deal> = {}) => {
    const known = deals.get(id)
    const payments = known?.payments ?? { __typename: 'PaymentsConnection' as const, nodes: [] }
    const version = (known?.version ?? 0) + 1
    deals.set(id, {
      __typename: 'Deal',
      id,
      version,
      status: 'open',
      amount: `${amount}`,
      buyer,
      payments,
      ...changes,
    })
  }
  const sorted = (sign: 1 | -1) =>
    [...(state.lag ?? deals).values()].sort(
      (a, b) => sign * (Number(a.amount) - Number(b.amount) || (a.id < b.id ? -1 : 1)),
    )
  const listOf = (text: string) =>
    text.includes('Head')
      ? sorted(-1)
      : text === ours
        ? sorted(1).filter(({ buyer }) => buyer?.name === 'Ada')
        : sorted(1).filter(({ status }) => status === 'open' || text.includes('Unpl'))
  const answer = (text: string) => {
    if (text === single) return { __typename: 'Query', dealById: deals.get('1') ?? null }
    const all = listOf(text)
    const counted = text === head ? { totalCount: all.length } : {}
    const nodes = text === head ? all.slice(0, 2) : all
    const allDeals = { __typename: 'DealsConnection', ...counted, nodes }
    const agent = { __typename: 'Account', id: '5', allDeals: { ...allDeals, nodes: sorted(1) } }
    const fund = { __typename: 'Fund', id: '6', agent }
    return { __typename: 'Query', allDeals, ...(text === nested && { fund }) }
  }

  const asked: string[] = []
  const reads: string[] = []
  const state = {
    failure: undefined as Error | undefined,
    lag: undefined as Map<string, Deal> | undefined,
    /** Holds answers to requests for rows back until it resolves. */
    way: undefined as Promise<void> | undefined,
  }
  const ask = async (text: string, variables: Readonly<Record<string, unknown>>) => {
    const ids = variables.ids as string[]
    const { way } = state
    asked.push(`${/\w+ (\w+)/.exec(text)?.[1]} ${ids.join()}`)
    if (state.failure) throw state.failure
    if (text.includes('buyerId'))
      return { rows: { nodes: sorted(1).filter(({ buyer }) => ids.includes(String(buyer?.id))) } }
    if (text.includes('Parents')) {
      const payments = [...deals.values()].flatMap(({ id, payments }) =>
        payments.nodes.map((each) => ({ id: each.id, dealId: id })),
      )
      return { rows: { nodes: payments.filter(({ id }) => ids.includes(String(id))) } }
    }
    const asksFor = ({ id }: Deal) => ids.includes(id)
    const rows = { nodes: structuredClone(listOf(text).filter(asksFor)) }
    const known = { nodes: sorted(1).filter(asksFor) }
    const found = { rows, known, ...(text === head && { total: { totalCount: listOf(text).length } }) }
    await way
    return found
  }

  const queryClient = new QueryClient()
  const listPlans = new Map([open, head, ours, nested].map((text) => [text, [planOf(text)]]))
  const entityCache = createEntityCache(queryClient, { listPlans })
  const show = async (text: string, gate = Promise.resolve(), variables: object | null = null) => {
    const queryFn = async () => {
      reads.push(text.split(' ')[1] ?? '')
      const found = structuredClone(answer(text))
      await gate
      return found
    }
    const queryKey = ['capstan', null, text, variables]
    const shown = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity, retry: false })
    shown.subscribe(() => {})
    const data = () => shown.getCurrentResult().data
    return { data, ids: () => idsIn(data()), loaded: () => vi.waitFor(() => expect(data()).toBeDefined()) }
  }
  const onMissed = vi.fn()
  let time = 0
  const change = (typename: string, rows: Record<string, number | 'gone' | 'new'>) =>
    entityCache.refreshRows({
      typename,
      changes: new Map(
        Object.entries(rows).map(([id, announced]) => [
          id,
          {
            version: typeof announced === 'number' ? announced : 1,
            isGone: announced === 'gone',
            isNew: announced === 'new',
          },
        ]),
      ),
      changedAt: ++time,
      askedAt: ++time,
      ask,
      onMissed,
    })
  put('1', 10)
  put('2', 20)
  put('3', 30, { status: 'closed' })
  return { deals, put, show, change, asked, reads, onMissed, state, entityCache, buyer }
}

function idsIn(data: unknown): string {
  const list = isObject(data) && isObject(data.allDeals) ? data.allDeals : { nodes: [] }
  const count = 'totalCount' in list ? ` of ${String(list.totalCount)}` : ''
  return (list.nodes as Entity[]).map(({ id }) => id).join('') + count
}

describe('refreshRows', () => {
  it('leaves a value unknown that no row gave, where the requested row has left the list', async () => {
    const { put, show, change, deals, buyer } = setUp()
    const list = await show(open)
    await list.loaded()
    const renamed = { ...buyer, version: 2, name: 'Bea' }
    put('1', 10, { status: 'closed', buyer: renamed })
    put('2', 20, { buyer: renamed })

    const pending = await change('Account', { 9: 2 })

    expect([...pending.keys()]).toEqual(['9'])
    expect([...(await change('Account', { 9: 2 })).keys()]).toEqual([])
    expect(list.data()).toMatchObject({ allDeals: { nodes: [{ id: '2', buyer: { name: 'Bea' } }] } })
    expect(deals.size).toBe(3)
  })

  it('asks each list for the changed rows only, and the platform returns the ones that belong to it', async () => {
    const { put, show, change, asked, reads } = setUp()
    const [first, second] = [await show(open), await show(head)]
    await Promise.all([first.loaded(), second.loaded()])
    put('1', 40)
    put('3', 15)
    put('4', 50, { status: 'closed' })

    await change('Deal', { 1: 2, 3: 2, 4: 1 })

    expect([first.ids(), second.ids()]).toEqual(['321', '41 of 4'])
    expect([asked, reads]).toEqual([
      ['Open 1,3,4', 'Head 1,3,4'],
      ['Open', 'Head'],
    ])
  })

  it('reads a list again that is filtered by a record that changed: any row may come or go', async () => {
    const { buyer, show, change, asked, reads } = setUp()
    const list = await show(ours)
    await list.loaded()
    Object.assign(buyer, { name: 'Bea', version: 2 })

    await change('Account', { 9: 2 })

    expect([list.ids(), asked, reads]).toEqual(['', [], ['Ours', 'Ours']])
  })

  it('removes a deleted row, and asks for it until the platform no longer returns it', async () => {
    const { deals, show, change, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    state.lag = new Map(deals)
    deals.delete('1')

    const lagging = await change('Deal', { 1: 'gone' })
    expect([shown.ids(), [...lagging.keys()]]).toEqual(['2', ['1']])
    state.lag = undefined

    expect(await change('Deal', { 1: 'gone' })).toEqual(new Map())
    expect(shown.ids()).toBe('2')
  })

  it('asks again while an answer that was fetched as a whole shows a deleted row', async () => {
    const { deals, show, change, state } = setUp()
    const shown = await show(unplanned)
    await shown.loaded()
    state.lag = new Map(deals)
    deals.delete('1')

    expect([...(await change('Deal', { 1: 'gone' })).keys()]).toEqual(['1'])
    state.lag = undefined

    expect(await change('Deal', { 1: 'gone' })).toEqual(new Map())
    expect(shown.ids()).toBe('23')
  })

  it('keeps the very object of a row that is as it was', async () => {
    const { show, change } = setUp()
    const shown = await show(open)
    await shown.loaded()
    const before = shown.data()

    await change('Deal', { 1: 1 })

    expect(shown.data()).toBe(before)
  })

  it('reads a page again when only the platform knows the next row', async () => {
    const { deals, show, change, reads } = setUp()
    const shown = await show(head)
    await shown.loaded()
    deals.delete('3')

    await change('Deal', { 3: 'gone' })

    expect([shown.ids(), reads]).toEqual(['21 of 2', ['Head', 'Head']])
  })

  it('asks one row for a record that many show, and updates it in all of them', async () => {
    const { deals, show, change, asked } = setUp()
    const shown = await show(open)
    await shown.loaded()
    const renamed = { __typename: 'Account', id: '9', version: 2, name: 'Eve' }
    for (const [id, deal] of deals) deals.set(id, { ...deal, buyer: renamed })

    await change('Account', { 9: 2 })

    expect(asked).toEqual(['Open 1'])
    expect(JSON.stringify(shown.data()).match(/Eve/g)).toHaveLength(2)
  })

  it('finds the row of a new nested record by its reference', async () => {
    const { put, show, change, asked } = setUp()
    const shown = await show(open)
    await shown.loaded()
    const nodes = [{ __typename: 'Payment', id: '7', version: 1 }]
    put('2', 20, { version: 1, payments: { __typename: 'PaymentsConnection', nodes } })

    await change('Payment', { 7: 1 })

    expect(asked).toEqual(['Parents 7', 'Open 2'])
    expect(JSON.stringify(shown.data())).toContain('"id":"7"')
  })

  it('finds the rows that a record belongs to which has come into sight', async () => {
    const { put, show, change, asked } = setUp()
    put('2', 20, { version: 1, buyer: null })
    const shown = await show(open)
    await shown.loaded()
    put('2', 20, { version: 1, buyer: { __typename: 'Account', id: '8', version: 1, name: 'Eve' } })

    await change('Account', { 8: 1 })

    expect(asked).toEqual(['Parents 8', 'Open 2'])
    expect(JSON.stringify(shown.data())).toContain('Eve')
  })

  it('finds the rows that were read while a record was out of sight, though others show it', async () => {
    const { put, show, change, asked, buyer } = setUp()
    put('2', 20, { version: 1, buyer: null })
    const shown = await show(open)
    await shown.loaded()
    put('2', 20, { version: 1, buyer })

    await change('Account', { 9: 'new' })

    expect(asked).toEqual(['Open 1', 'Parents 9', 'Open 2'])
    expect(JSON.stringify(shown.data()).match(/Ada/g)).toHaveLength(2)
  })

  it('reads an answer again that shows a changed record outside its lists, or has a list without a plan', async () => {
    const { put, show, change, asked, reads } = setUp()
    const [one, list] = [await show(single), await show(unplanned)]
    await Promise.all([one.loaded(), list.loaded()])
    put('1', 77)

    await change('Deal', { 1: 2 })

    expect(JSON.stringify([one.data(), list.data()]).match(/"77"/g)).toHaveLength(2)
    expect([asked, reads]).toEqual([[], ['Single', 'Unplanned', 'Single', 'Unplanned']])
  })

  it('reads an answer again that has a second list of the same name, inside records', async () => {
    const { put, show, change, asked, reads } = setUp()
    const list = await show(nested)
    await list.loaded()
    put('4', 50, { status: 'closed' })

    await change('Deal', { 4: 1 })

    const idsOfAgent = [{ id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }]
    expect(list.data()).toMatchObject({ fund: { agent: { allDeals: { nodes: idsOfAgent } } } })
    expect([list.ids(), asked, reads]).toEqual(['12', [], ['Nested', 'Nested']])
  })

  it('returns changes that the platform does not know yet, and shows the others', async () => {
    const { deals, put, show, change, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    state.lag = new Map(deals)
    put('1', 99)
    put('5', 5)

    expect([...(await change('Deal', { 1: 2, 5: 1 })).keys()]).toEqual(['1', '5'])
    expect(shown.ids()).toBe('12')

    state.lag = undefined
    expect((await change('Deal', { 1: 2, 5: 1 })).size).toBe(0)
    expect(shown.ids()).toBe('521')
  })

  it('removes a row that is no longer visible, without a push that it is gone', async () => {
    const { deals, show, change } = setUp()
    const shown = await show(open)
    await shown.loaded()
    deals.delete('1')

    expect((await change('Deal', { 1: 2 })).size).toBe(0)
    expect(shown.ids()).toBe('2')
  })

  it('reads a record again that could not be seen when it was asked for by its id', async () => {
    const { deals, put, show, change, reads } = setUp()
    deals.delete('1')
    const shown = await show(single, undefined, { id: '1' })
    const other = await show(single, undefined, { id: '7' })
    await shown.loaded()
    await other.loaded()
    put('1', 10)
    await change('Deal', { 1: 'new' })

    expect(shown.data()).toMatchObject({ dealById: { id: '1' } })
    expect(reads).toHaveLength(3)
    await change('Deal', { 7: 'gone' })
    expect(reads).toHaveLength(3)
  })

  it('asks again after a first read that was in flight when the rows changed', async () => {
    const { put, show, change, asked, onMissed } = setUp()
    let answerNow = () => {}
    const shown = await show(open, new Promise((resolve) => (answerNow = resolve)))
    await vi.waitFor(() => expect(shown.data()).toBeUndefined())
    put('1', 99)

    await change('Deal', { 1: 2 })
    expect([asked, onMissed.mock.calls]).toEqual([[], []])
    answerNow()
    await shown.loaded()
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1))
    await change('Deal', { 1: 2 })

    expect(shown.ids()).toBe('21')
  })

  it('asks again for a record that became visible while an earlier request for its row was in flight', async () => {
    const { deals, put, show, change, asked, onMissed, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    put('4', 40, { buyer: null })
    let arrive = () => {}
    state.way = new Promise((resolve) => (arrive = resolve))
    const before = change('Deal', { 4: 1 })
    await vi.waitFor(() => expect(asked).toEqual(['Open 4']))
    state.way = undefined
    const buyer = { __typename: 'Account', id: '8', version: 1, name: 'Eve' }
    deals.set('4', { ...(deals.get('4') as Deal), buyer })

    await change('Account', { 8: 'new' })
    expect(onMissed).not.toHaveBeenCalled()
    arrive()
    await before

    const eve = new Map([['8', { version: 1, isGone: false, isNew: true }]])
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledExactlyOnceWith(eve))
    await change('Account', { 8: 'new' })
    expect(JSON.stringify(shown.data())).toContain('Eve')
  })

  it('reports a missed change when it cannot request the rows of a late answer', async () => {
    const { deals, put, show, change, entityCache, asked, onMissed, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    for (const { id, amount } of deals.values()) put(id, Number(amount), { buyer: null })
    let arrive = () => {}
    state.way = new Promise((resolve) => (arrive = resolve))
    const before = change('Deal', { 1: 2, 2: 2, 3: 2 })
    await vi.waitFor(() => expect(asked).toEqual(['Open 1,2,3']))
    state.way = undefined
    await change('Account', { 9: 2 })
    await entityCache.refetchType('Deal', Infinity)

    state.failure = new CapstanError('aborted')
    arrive()
    await before

    const ada = new Map([['9', { version: 2, isGone: false, isNew: false }]])
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledWith(ada))
    expect(asked.at(-1)).toBe('Parents 9')
  })

  it('asks again when an answer arrives after that of a later request, and after a later full fetch', async () => {
    const { put, show, change, entityCache, asked, onMissed, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    const late = async () => {
      let arrive = () => {}
      state.way = new Promise((resolve) => (arrive = resolve))
      const before = asked.length
      const refreshed = change('Deal', { 1: 1, 2: 1 })
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
      state.way = undefined
      return { arrive, refreshed }
    }
    const first = await late()
    put('1', 10, { status: 'closed' })
    await change('Deal', { 1: 2 })
    expect(shown.ids()).toBe('2')

    first.arrive()
    await first.refreshed
    expect([shown.ids(), onMissed.mock.calls.length]).toEqual(['2', 1])

    const second = await late()
    put('2', 20, { status: 'closed' })
    await entityCache.refetchType('Deal', Date.now() + 1)
    second.arrive()
    await second.refreshed
    expect([shown.ids(), onMissed.mock.calls.length]).toEqual(['', 2])
  })

  it('fails when the platform cannot be reached, and reads the answer when it refuses', async () => {
    const { put, show, change, reads, state } = setUp()
    const shown = await show(open)
    await shown.loaded()
    put('1', 99)

    state.failure = new CapstanError('network_failed')
    await expect(change('Deal', { 1: 2 })).rejects.toThrow()
    state.failure = new CapstanError('not_allowed')
    await change('Deal', { 1: 2 })

    expect([shown.ids(), reads]).toEqual(['21', ['Open', 'Open']])
  })
})

describe('refetchType', () => {
  it('reads every answer again that shows the type, also inside its rows', async () => {
    const { entityCache, show, reads } = setUp()
    const [list, one] = [await show(open), await show(single)]
    await Promise.all([list.loaded(), one.loaded()])

    await entityCache.refetchType('Account', Date.now() + 1)

    expect(reads).toEqual(['Open', 'Single', 'Open', 'Single'])
  })

  it('reads a list again that is filtered by the type and shows none of it', async () => {
    const { entityCache, deals, show, reads } = setUp()
    for (const [id, deal] of deals) deals.set(id, { ...deal, buyer: null })
    const list = await show(ours)
    await list.loaded()

    await entityCache.refetchType('Account', Date.now() + 1)

    expect(reads).toEqual(['Ours', 'Ours'])
    expect(entityCache.oldestRequestTime(['Account'])).toBeTypeOf('number')
  })

  it('waits for a request that started after the change', async () => {
    const { entityCache, show, reads } = setUp()
    const list = await show(open)
    await list.loaded()

    const all = [entityCache.refetchType('Deal', 0), entityCache.refetchType('Account', 0)]
    await Promise.all(all)

    expect(reads).toEqual(['Open', 'Open'])
  })

  it('reads a first answer again that was on its way when anything may have changed, once it has come', async () => {
    const { deals, entityCache, show, reads } = setUp()
    let arrive = () => {}
    const list = await show(open, new Promise<void>((resolve) => (arrive = resolve)))
    const other = await show(single, Promise.resolve())
    await other.loaded()
    deals.delete('2')

    const all = entityCache.refetchType('Deal', Date.now() + 1)
    arrive()
    await all

    expect([list.ids(), reads]).toEqual(['1', ['Open', 'Single', 'Single', 'Open']])
  })

  it('leaves a first answer alone that was on its way and shows nothing of the type', async () => {
    const { entityCache, show, reads } = setUp()
    let arrive = () => {}
    const list = await show(open, new Promise<void>((resolve) => (arrive = resolve)))

    const all = entityCache.refetchType('Step', Date.now() + 1)
    arrive()
    await all

    expect([list.ids(), reads]).toEqual(['12', ['Open']])
  })
})
