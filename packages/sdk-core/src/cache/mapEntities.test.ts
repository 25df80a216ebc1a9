import { describe, expect, it } from 'vitest'
import type { Entity } from './entity'
import { findEntity, mapEntities } from './mapEntities'
import { withoutEntity } from './edits/withoutEntity'

const step = (id: string, fields: object = {}) => ({ __typename: 'Step', id, ...fields })
const done = { record: { __typename: 'Step', id: '1' }, change: () => step('1', { done: true }) }

describe('mapEntities', () => {
  it('changes a record at every place, and returns if one is in a list', () => {
    const seen: boolean[] = []
    const change = (held: Entity, isInList: boolean): Entity => {
      seen.push(isInList)
      return { ...held, done: true }
    }
    const root = {
      one: step('1'),
      all: [step('2'), step('1')],
      in: step('3', { of: step('1'), list: [step('1')] }),
    }

    expect(mapEntities(root, { ...done, change })).toEqual({
      one: step('1', { done: true }),
      all: [step('2'), step('1', { done: true })],
      in: step('3', { of: step('1', { done: true }), list: [step('1', { done: true })] }),
    })
    expect(seen).toEqual([false, true, false, true])
  })

  it('does not change answers without it, free JSON that looks like it, and skipped lists', () => {
    const root = { all: [step('2'), null, 'x'], json: { deep: step('1') } }
    const skipped = { all: [step('1')] }

    expect(mapEntities(root, done)).toBe(root)
    expect(mapEntities(skipped, { ...done, skips: (list) => list === skipped.all })).toBe(skipped)
    expect(mapEntities('text', done)).toBe('text')
  })

  it('finds the first copy', () => {
    const [first, second] = [step('1', { a: 1 }), step('1', { a: 2 })]

    expect(findEntity({ all: [step('2'), first, second] }, done.record)).toBe(first)
    expect(findEntity({ all: [step('2')] }, done.record)).toBeUndefined()
  })
})

describe('withoutEntity', () => {
  const connection = (ids: string, totalCount?: unknown) => ({
    __typename: 'StepsConnection',
    nodes: [...ids].map((id) => step(id)),
    ...(totalCount !== undefined && { totalCount }),
  })

  it.each([
    ['a whole list', connection('123', 3), connection('23', 2), false],
    ['a page of a list', connection('123', 9), connection('23', 8), true],
    ['a list that is not counted', connection('12'), connection('2'), true],
    ['a list with another row', connection('23', 2), connection('23', 2), false],
  ])('takes it out of %s', (_, before, after, needsRefetch) => {
    expect(withoutEntity({ all: before }, 'Step:1')).toEqual({ value: { all: after }, needsRefetch })
  })

  it('empties references, and keeps values without it identical', () => {
    const other = { all: [step('2'), step('3', { of: step('4') })], json: { deep: step('1') } }

    expect(withoutEntity({ one: step('1'), in: step('3', { of: step('1') }) }, 'Step:1').value).toEqual({
      one: null,
      in: step('3', { of: null }),
    })
    expect(withoutEntity(other, 'Step:1').value).toBe(other)
    expect(withoutEntity({ all: [step('2', { of: step('1') }), step('3')] }, 'Step:1').value).toEqual({
      all: [step('2', { of: null }), step('3')],
    })
  })

  it('does not change skipped lists', () => {
    const root = { all: [step('1')] }

    expect(withoutEntity(root, 'Step:1', (list) => list === root.all).value).toBe(root)
  })
})
