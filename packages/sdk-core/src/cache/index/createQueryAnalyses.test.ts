import { describe, expect, it, vi } from 'vitest'
import { createQueryAnalyses } from './createQueryAnalyses'

const keys: Record<string, readonly unknown[]> = {
  byId: ['capstan', null, 'query ($id: UUID!) { stepById(id: $id) { id } }', { id: 'a' }],
  byOwner: [
    'capstan',
    null,
    '{ allRounds(filter: { accountByOwnerId: { name: { equalTo: "x" } } }) { nodes { id } } }',
    { within: { ids: ['a', 'b'] } },
  ],
}

function setUp() {
  const queryKeyOf = vi.fn((hash: string) => keys[hash] ?? [])
  const analyses = createQueryAnalyses(queryKeyOf)
  for (const hash of Object.keys(keys)) analyses.get(hash)
  return { queryKeyOf, analyses }
}

describe('createQueryAnalyses', () => {
  it('finds the queries that have an id among their variables, at any depth', () => {
    const { analyses } = setUp()

    expect(analyses.queriesWithId('a')).toEqual(['byId', 'byOwner'])
    expect(analyses.queriesWithId('b')).toEqual(['byOwner'])
    expect(analyses.queriesWithId('c')).toEqual([])
  })

  it('finds the queries that filter by a relation to records of a type', () => {
    const { analyses } = setUp()

    expect(analyses.filteringByRelationTo('Account')).toEqual(['byOwner'])
    expect(analyses.filteringByRelationTo('Step')).toEqual([])
  })

  it('reads each query once, however many records are looked up', () => {
    const { queryKeyOf, analyses } = setUp()

    for (let at = 0; at < 100; at++) {
      analyses.queriesWithId(at)
      analyses.filteringByRelationTo('Account')
      analyses.get('byId')
    }

    expect(queryKeyOf).toHaveBeenCalledTimes(2)
  })

  it('forgets a query that is removed', () => {
    const { analyses } = setUp()

    analyses.remove('byOwner')

    expect([
      analyses.queriesWithId('b'),
      analyses.queriesWithId('a'),
      analyses.filteringByRelationTo('Account'),
    ]).toEqual([[], ['byId'], []])
  })
})
