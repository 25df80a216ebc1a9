import { describe, expect, it, vi } from 'vitest'
import { createQueryPlans } from './createQueryPlans'

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
  const keyOf = vi.fn((hash: string) => keys[hash] ?? [])
  const plans = createQueryPlans(keyOf)
  for (const hash of Object.keys(keys)) plans.get(hash)
  return { keyOf, plans }
}

describe('createQueryPlans', () => {
  it('finds the queries that have an id among their variables, at any depth', () => {
    const { plans } = setUp()

    expect(plans.withVariable('a')).toEqual(['byId', 'byOwner'])
    expect(plans.withVariable('b')).toEqual(['byOwner'])
    expect(plans.withVariable('c')).toEqual([])
  })

  it('finds the queries that filter by a relation to records of a type', () => {
    const { plans } = setUp()

    expect(plans.filteringByRelationTo('Account')).toEqual(['byOwner'])
    expect(plans.filteringByRelationTo('Step')).toEqual([])
  })

  it('reads each query once, however many records are looked up', () => {
    const { keyOf, plans } = setUp()

    for (let at = 0; at < 100; at++) {
      plans.withVariable(at)
      plans.filteringByRelationTo('Account')
      plans.get('byId')
    }

    expect(keyOf).toHaveBeenCalledTimes(2)
  })

  it('forgets a query that is removed', () => {
    const { plans } = setUp()

    plans.remove('byOwner')

    expect([
      plans.withVariable('b'),
      plans.withVariable('a'),
      plans.filteringByRelationTo('Account'),
    ]).toEqual([[], ['byId'], []])
  })
})
