import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import type { CacheProblem } from './CacheProblem'
import { createEntityCache } from './createEntityCache'

const row = { __typename: 'Round', id: 'a', status: 'active', name: 'A' }

async function setUp(text: string, nodes: readonly object[] = [row]) {
  const queryClient = new QueryClient()
  const problems: CacheProblem[] = []
  const onProblem = (_: readonly unknown[], problem: CacheProblem) => void problems.push(problem)
  const entityCache = createEntityCache(queryClient, {
    listener: { isReported: () => false, onUpdated: () => {}, onProblem },
  })
  const ask = vi.fn(() => ({ __typename: 'Query', all: { __typename: 'RoundsConnection', nodes } }))
  const queryKey = ['capstan', null, `query { all(${text}) { nodes { id } } }`, null]
  await queryClient.fetchQuery({ queryKey, queryFn: ask })
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
  return { entityCache, problems, isStale }
}

describe('a problem of the cache is reported once, and the answer is fetched again:', () => {
  it('a record that is linked without the fields the answer shows', async () => {
    const issuer = { __typename: 'Account', id: 'i', name: 'Halden' }
    const { entityCache, problems, isStale } = await setUp('first: 3', [{ ...row, issuer }])

    entityCache.update([{ ...row, issuer: { __typename: 'Account', id: 'other' } }])

    // proves ERR-006
    expect([problems, isStale()]).toEqual([['missing_leaf'], true])
  })

  it('an order that only the platform can sort by', async () => {
    const { entityCache, problems, isStale } = await setUp('orderBy: SOMETHING_ELSE')

    entityCache.create([{ ...row, id: 'b' }])
    entityCache.create([{ ...row, id: 'c' }])

    // proves ERR-007
    expect([problems, isStale()]).toEqual([['unsupported_order'], true])
  })

  it('a child whose type is not known', async () => {
    const { entityCache, problems, isStale } = await setUp('first: 3', [row, { name: 'of no type' }])

    entityCache.create([{ ...row, id: 'b' }])

    // proves ERR-008
    expect([problems, isStale()]).toEqual([['unknown_child'], true])
  })

  it('records without the fields of the filter', async () => {
    const { entityCache, problems, isStale } = await setUp(
      'filter: { and: [{ status: { equalTo: "active" } }, { closesOn: { isNull: true } }] }',
    )

    entityCache.create([{ ...row, id: 'b' }])

    // proves ERR-009
    expect([problems, isStale()]).toEqual([['missing_filter_key'], true])
  })

  it('no problem where everything is known', async () => {
    const { entityCache, problems, isStale } = await setUp('filter: { status: { equalTo: "active" } }')

    entityCache.create([{ ...row, id: 'b' }])

    expect([problems, isStale()]).toEqual([[], false])
  })
})
