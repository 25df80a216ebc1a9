import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { applyWrite } from '../mutations/applyWrite'
import { createEntityCache } from '../createEntityCache'
import type { Entity } from '../entity'

interface Round extends Entity {
  name: string
  status: string
  asset: Entity
}

const asset = { __typename: 'Asset', id: 'a', name: 'Halden Preferred' }
const round = (id: string, name: string, status = 'active'): Round => ({
  __typename: 'Round',
  id,
  name,
  status,
  asset,
})

const active = (page: string) =>
  `query { allRounds(filter: { status: { equalTo: "active" } }, orderBy: NAME_ASC, ${page}) {
    totalCount nodes { id name status asset { id name } } } }`

async function setUp(rounds: Round[], { page = 'first: 3', total = rounds.length } = {}) {
  const queryClient = new QueryClient()
  const entityCache = createEntityCache(queryClient)
  const cache = async (text: string, answer: unknown) => {
    const queryKey = ['capstan', null, text, null]
    await queryClient.fetchQuery({ queryKey, queryFn: () => answer })
    return queryKey
  }
  const rounded = { __typename: 'RoundsConnection', totalCount: total, nodes: rounds }
  const queryKey = await cache(active(page), { __typename: 'Query', allRounds: rounded })
  const answer = () => queryClient.getQueryData<{ allRounds: typeof rounded }>(queryKey)?.allRounds
  const state = () => ({
    names: answer()?.nodes.map(({ name }) => name),
    total: answer()?.totalCount,
    isStale: queryClient.getQueryState(queryKey)?.isInvalidated,
  })
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  return { entityCache, cache, answer, state, isStale }
}

const kept = (names: string[], total: number) => ({ names, total, isStale: false })

describe('a list that is kept in step', () => {
  it('inserts a created record at its place in the order', async () => {
    const { entityCache, state } = await setUp([round('1', 'Bridge'), round('2', 'Series B')])

    applyWrite(entityCache, { createRound: { round: round('3', 'seed') } })

    // proves CACHE-005
    expect(state()).toEqual(kept(['Bridge', 'seed', 'Series B'], 3))
  })

  it('does not update a list of several types, which is refetched when it lost a row', async () => {
    const { entityCache, cache, isStale } = await setUp([])
    const found = { __typename: 'FoundConnection', totalCount: 7, nodes: [round('1', 'A'), asset] }
    const rounds = {
      __typename: 'RoundsConnection',
      totalCount: 2,
      nodes: [round('1', 'A'), round('2', 'B')],
    }
    const text = active('first: 3').replace(/}$/, 'found(first: 2) { totalCount nodes { id name } } }')
    const both = await cache(text, { __typename: 'Query', allRounds: rounds, found })

    applyWrite(entityCache, { deleteRound: { round: round('2', 'B') } })
    expect(isStale(both)).toBe(false)
    applyWrite(entityCache, { deleteRound: { round: round('1', 'A') } })
    expect(isStale(both)).toBe(true)
  })

  it('follows a row it inserted, and the records that row refers to', async () => {
    const { entityCache, answer } = await setUp([round('1', 'A')])
    const other = { ...asset, id: 'b' }

    applyWrite(entityCache, { createRound: { round: { ...round('2', 'B'), asset: other } } })
    entityCache.update([
      { __typename: 'Round', id: '2', name: 'Bridge' },
      { ...other, name: 'Renamed' },
    ])

    expect(answer()?.nodes.map(({ name, asset }) => `${name}, ${String(asset.name)}`)).toEqual([
      'A, Halden Preferred',
      'Bridge, Renamed',
    ])
  })

  it.each([
    ['sorted by', 'orderBy: CREATED_ON_ASC, first: 3', 0],
    ['filtered by', 'filter: { createdOn: { greaterThan: "2026-01-01" } }, orderBy: NAME_ASC, offset: 2', 1],
  ])('is refetched when it %s fields of a written record that no answer had shown', async (_, page, from) => {
    const { entityCache, cache, isStale } = await setUp([round('1', 'A'), round('2', 'B')])
    const nodes = [round('1', 'A'), round('2', 'B')].slice(from)
    const unseen = await cache(`query { allRounds(${page}) { totalCount nodes { id name status } } }`, {
      __typename: 'Query',
      allRounds: { __typename: 'RoundsConnection', totalCount: 2 + from, nodes },
    })

    applyWrite(entityCache, { updateRound: { round: { ...round('1', 'A'), createdOn: '2026-03-01' } } })

    expect(isStale(unseen)).toBe(true)
  })

  it('moves the last row of a full page to the next page', async () => {
    const { entityCache, state } = await setUp([round('1', 'A'), round('2', 'C'), round('3', 'D')], {
      total: 7,
    })

    applyWrite(entityCache, { createRound: { round: round('4', 'B') } })

    expect(state()).toEqual(kept(['A', 'B', 'C'], 8))
  })

  it('leaves out a record that does not match its filter', async () => {
    const { entityCache, state } = await setUp([round('1', 'A')])

    applyWrite(entityCache, { createRound: { round: round('2', 'B', 'drafted') } })

    expect(state()).toEqual(kept(['A'], 1))
  })

  it('moves a row whose position changes, and keeps the identity of the others', async () => {
    const { entityCache, state, answer } = await setUp([round('1', 'A'), round('2', 'B'), round('3', 'C')])
    const [, second] = answer()?.nodes ?? []

    entityCache.update([round('1', 'Z')])

    expect(state()).toEqual(kept(['B', 'C', 'Z'], 3))
    expect(answer()?.nodes[0]).toBe(second)
  })

  it('removes a row that no longer matches, and counts one less', async () => {
    const { entityCache, state } = await setUp([round('1', 'A'), round('2', 'B')])

    entityCache.update([{ __typename: 'Round', id: '2', status: 'closed' }])

    expect(state()).toEqual(kept(['A'], 1))
  })

  it('inserts a record that another answer has shown, once it matches', async () => {
    const { entityCache, cache, state } = await setUp([round('1', 'B')])
    await cache('query { roundById(id: "2") }', {
      __typename: 'Query',
      roundById: round('2', 'A', 'drafted'),
    })

    entityCache.update([{ __typename: 'Round', id: '2', status: 'active' }])

    expect(state()).toEqual(kept(['A', 'B'], 2))
  })

  it('finds a row it has moved at its new position', async () => {
    const { entityCache, answer } = await setUp([round('1', 'A'), round('2', 'B')])

    entityCache.update([round('1', 'Z')])
    entityCache.update([
      { __typename: 'Round', id: '1', status: 'active', name: 'ZZ' },
      { ...asset, name: 'Renamed' },
    ])

    expect(answer()?.nodes.map(({ name, asset }) => `${name}, ${String(asset.name)}`)).toEqual([
      'B, Renamed',
      'ZZ, Renamed',
    ])
  })

  it('counts one less when a record after its page is deleted, and refetches when one before it is', async () => {
    const behind = await setUp([round('1', 'A')], { page: 'first: 1', total: 3 })
    await behind.cache('query { roundById(id: "9") }', { __typename: 'Query', roundById: round('9', 'X') })
    const later = await setUp([round('1', 'M')], { page: 'first: 1, offset: 1', total: 3 })
    await later.cache('query { roundById(id: "9") }', { __typename: 'Query', roundById: round('9', 'A') })

    behind.entityCache.remove([{ __typename: 'Round', id: '9' }])
    later.entityCache.remove([{ __typename: 'Round', id: '9' }])

    expect(behind.state()).toEqual(kept(['A'], 2))
    expect(later.state()).toMatchObject({ names: ['M'], isStale: true })
  })

  it('refetches when a row of the next page has to fill the gap', async () => {
    const { entityCache, state } = await setUp([round('1', 'A'), round('2', 'B'), round('3', 'C')], {
      total: 9,
    })

    entityCache.remove([{ __typename: 'Round', id: '2' }])

    expect(state()).toEqual({ names: ['A', 'C'], total: 8, isStale: true })
  })
})

describe('an infinite query that is kept in sync', () => {
  const size = 1000
  const text = `query ($first: Int, $offset: Int) {
    allRounds(filter: { status: { equalTo: "active" } }, orderBy: NAME_ASC, first: $first, offset: $offset) {
      totalCount nodes { id name status asset { id name } } } }`
  const nameOf = (at: number) => String(at * 2).padStart(6, '0')
  const rounds = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => round(`r${from + at}`, nameOf(from + at)))

  /** A number of rows of a total are loaded, a thousand at a time. */
  async function setUpEndless(loaded: number, total: number) {
    const queryClient = new QueryClient()
    const entityCache = createEntityCache(queryClient)
    const queryKey = ['capstan', null, text, { first: size }]
    const page = (at: number) => ({
      __typename: 'Query',
      allRounds: {
        __typename: 'RoundsConnection',
        totalCount: total,
        nodes: rounds(at * size, Math.min((at + 1) * size, loaded)),
      },
    })
    await queryClient.fetchInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam }) => page(pageParam),
      initialPageParam: 0,
      getNextPageParam: (_, pages) => pages.length,
      pages: Math.ceil(loaded / size),
    })
    const pages = () =>
      queryClient
        .getQueryData<{ pages: ReturnType<typeof page>[] }>(queryKey)
        ?.pages.map(({ allRounds }) => allRounds) ?? []
    return {
      entityCache,
      names: () => pages().flatMap(({ nodes }) => nodes.map(({ name }) => name)),
      state: () => ({
        sizes: pages().map(({ nodes }) => nodes.length),
        totals: pages().map(({ totalCount }) => totalCount),
        isStale: queryClient.getQueryState(queryKey)?.isInvalidated,
      }),
    }
  }

  it('inserts a created record, and moves rows from page to page', async () => {
    const { entityCache, names, state } = await setUpEndless(2500, 2500)
    const name = nameOf(3).replace(/.$/, '7')

    applyWrite(entityCache, { createRound: { round: round('new', name) } })

    expect(state()).toEqual({ sizes: [1000, 1000, 501], totals: [2501, 2501, 2501], isStale: false })
    // proves CACHE-005
    expect(names()).toEqual([...rounds(0, 2500).map(({ name }) => name), name].sort())
  })

  it('moves the last loaded row to the next page', async () => {
    const { entityCache, names, state } = await setUpEndless(2000, 9000)

    applyWrite(entityCache, { createRound: { round: round('new', '') } })

    expect(state()).toEqual({ sizes: [1000, 1000], totals: [9001, 9001], isStale: false })
    expect(names()).toEqual(['', ...rounds(0, 1999).map(({ name }) => name)])
  })

  it('moves a row from the first page to the last, and finds it there again', async () => {
    const { entityCache, names, state } = await setUpEndless(2500, 2500)

    entityCache.update([round('r1', '004001')])
    entityCache.update([round('r1', '004003')])

    const others = rounds(0, 2500).filter(({ id }) => id !== 'r1')
    expect(names()).toEqual([...others.map(({ name }) => name), '004003'].sort())
    expect(state()).toEqual({ sizes: [1000, 1000, 500], totals: [2500, 2500, 2500], isStale: false })
  })

  it('closes the gap of a deleted row, or refetches when the next row is unknown', async () => {
    const [whole, part] = [await setUpEndless(1500, 1500), await setUpEndless(2000, 9000)]

    for (const { entityCache } of [whole, part]) entityCache.remove([{ __typename: 'Round', id: 'r1' }])

    expect(whole.state()).toEqual({ sizes: [1000, 499], totals: [1499, 1499], isStale: false })
    expect(part.state().isStale).toBe(true)
    expect(part.names()).not.toContain(nameOf(1))
  })
})
