import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../testing/mulberry32'
import { createEntityCache, type EntityCache } from './createEntityCache'
import type { OptimisticChange } from './createOptimisticLayers'
import { changedRounds, fetchRounds, keyOf, roundLists, roundMaker, wrongLists, type Rounds } from './testing'

async function setUp(rounds: Rounds) {
  const queryClient = new QueryClient()
  const entityCache = createEntityCache(queryClient)
  for (const at of roundLists.keys()) await fetchRounds(queryClient, rounds, at)
  const data = () => roundLists.map(({ text }) => queryClient.getQueryData(keyOf(text)))
  return { queryClient, entityCache, data }
}

/** Passes a change that the platform has made to the entity cache. */
function applyTo(entityCache: EntityCache, { create = [], update = [], remove = [] }: OptimisticChange) {
  entityCache.create(create)
  entityCache.update(update)
  entityCache.remove(remove)
}

describe('changes that are shown before they are confirmed', () => {
  const rounds = roundMaker(mulberry32(1)).rounds(6)

  it('are shown wherever the record is shown, and taken back to the very same answers', async () => {
    const { queryClient, entityCache, data } = await setUp(rounds)
    const before = data()
    const change = {
      update: [{ __typename: 'Round', id: 'r1', status: 'active', name: 'AA', total: '99' }],
      create: [{ ...structuredClone([...rounds.values()][2]), id: 'new' }] as never,
      remove: [{ __typename: 'Round', id: 'r2' }],
    }

    const end = entityCache.showOptimistic(change)
    expect(wrongLists(queryClient, changedRounds(rounds, [change]))).toEqual([])
    end()

    expect(data().every((each, at) => each === before[at])).toBe(true)
    expect(entityCache.has('Round:new')).toBe(false)
  })

  it('are replaced by the answer of the platform in one flush', async () => {
    const { queryClient, entityCache } = await setUp(rounds)
    const seen: unknown[] = []
    const name = () => (data() as { roundById: { name: string } }).roundById.name
    const data = () => queryClient.getQueryData(keyOf(roundLists.at(-3)?.text ?? ''))
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[2] === roundLists.at(-3)?.text) seen.push(name())
    })

    const end = entityCache.showOptimistic({ update: [{ __typename: 'Round', id: 'r1', name: 'expected' }] })
    end(() => entityCache.update([{ __typename: 'Round', id: 'r1', name: 'real' }]))

    expect(new Set(seen)).toEqual(new Set(['expected', 'real']))
  })

  it('are discarded all at once, and change nothing when they end after that', async () => {
    const { queryClient, entityCache, data } = await setUp(rounds)
    const before = data()
    const end = entityCache.showOptimistic({ remove: [{ __typename: 'Round', id: 'r1' }] })

    entityCache.discardOptimistic()
    end()

    expect(data().every((each, at) => each === before[at])).toBe(true)
    expect(wrongLists(queryClient, rounds)).toEqual([])
  })

  it.each([1, 2, 3])(
    'end in any order among pushes and fetches, and fail exactly [seed %i]',
    async (seed) => {
      const random = mulberry32(seed)
      const { aChange, rounds, upTo } = roundMaker(random)
      let truth = rounds(8)
      const { queryClient, entityCache } = await setUp(truth)
      const shown: { change: OptimisticChange; end: ReturnType<EntityCache['showOptimistic']> }[] = []
      const now = () =>
        changedRounds(
          truth,
          shown.map(({ change }) => change),
        )

      for (let step = 0; step < 400; step++) {
        const kind = random()
        const [ended] = kind < 0.55 ? [] : shown.splice(upTo(shown.length), 1)
        if (kind < 0.25) {
          const change = aChange(now())
          shown.push({ change, end: entityCache.showOptimistic(change) })
        } else if (kind < 0.5 || (kind >= 0.55 && !ended)) {
          const change = aChange(truth)
          truth = changedRounds(truth, [change])
          applyTo(entityCache, change)
        } else if (kind < 0.55) await fetchRounds(queryClient, truth, upTo(roundLists.length))
        else if (kind < 0.8) ended?.end()
        else if (ended) {
          truth = changedRounds(truth, [ended.change])
          ended.end(() => applyTo(entityCache, ended.change))
        }
        expect(wrongLists(queryClient, now()), `step ${step}`).toEqual([])
      }
      for (const { end } of shown) end()

      expect(wrongLists(queryClient, truth)).toEqual([])
      // The name of an asset could be the name that a list is sorted by.
      const stale = roundLists.filter(({ text }) => queryClient.getQueryState(keyOf(text))?.isInvalidated)
      expect(stale.every(({ text }) => text.includes('NAME_ASC'))).toBe(true)
    },
  )
})
