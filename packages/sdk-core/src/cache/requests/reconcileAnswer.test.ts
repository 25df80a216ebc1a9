import { describe, expect, it } from 'vitest'
import { reconcileAnswer, type LatestState } from './reconcileAnswer'

const step = (id: string, fields: object = {}) => ({ __typename: 'Step', id, ...fields })
const latestOf = (record: LatestState['record'], lastChange: LatestState['lastChange'] = 'updated') =>
  new Map([['Step:1', { record, lastChange }]])
const never = () => false

describe('reconcileAnswer', () => {
  it('replaces older values of a record everywhere in an answer', () => {
    const answer = {
      one: step('1', { a: 1 }),
      all: { __typename: 'C', nodes: [step('2', { a: 1 }), step('1', { a: 1 })] },
    }

    expect(reconcileAnswer(answer, latestOf(step('1', { a: 2, b: 2 })), never)).toEqual({
      answer: {
        one: step('1', { a: 2 }),
        all: { __typename: 'C', nodes: [step('2', { a: 1 }), step('1', { a: 2 })] },
      },
      outdatedTypes: new Set(),
    })
  })

  it('keeps answers without the record identical, and free JSON that only looks like it', () => {
    const [all, json] = [{ __typename: 'C', nodes: [step('2'), step('3')] }, { deep: step('1', { a: 1 }) }]
    const answer = { one: step('1', { a: 1 }), all, json }

    const { answer: fresh } = reconcileAnswer(answer, latestOf(step('1', { a: 2 })), never) as {
      answer: typeof answer
    }
    expect(fresh.one).toEqual(step('1', { a: 2 }))
    expect([fresh.all, fresh.json]).toEqual([all, json])
    expect(fresh.all).toBe(all)
    expect(fresh.json).toBe(json)
    expect(reconcileAnswer({ all }, latestOf(step('1', { a: 2 })), never).answer).toEqual({ all })
  })

  it('returns the types whose rows in an answer may be outdated', () => {
    const all = { __typename: 'StepsConnection', nodes: [step('2')] }

    expect(reconcileAnswer({ all }, latestOf(step('1'), 'maybeNew'), never).outdatedTypes).toEqual(
      new Set(['Step']),
    )
    expect(reconcileAnswer({ all }, latestOf(step('1', { a: 1 })), never).outdatedTypes).toEqual(new Set())
    expect(
      reconcileAnswer({ all }, latestOf(step('1', { a: 1 })), (fields) => fields.includes('a')).outdatedTypes,
    ).toEqual(new Set(['Step']))
    expect(reconcileAnswer({ one: step('2') }, latestOf(step('1'), 'maybeNew'), never).outdatedTypes).toEqual(
      new Set(),
    )
  })

  it('removes deleted records', () => {
    const answer = {
      one: step('1'),
      all: { __typename: 'StepsConnection', nodes: [step('1'), step('2')], totalCount: 2 },
    }

    expect(reconcileAnswer(answer, latestOf(undefined, 'removed'), never).answer).toEqual({
      one: null,
      all: { __typename: 'StepsConnection', nodes: [step('2')], totalCount: 1 },
    })
  })
})
