import { describe, expect, it } from 'vitest'
import { mergeCopies, mergeUpdate } from './mergeCopies'

const step = (fields: object = {}) => ({ __typename: 'Step', id: '1', ...fields })
const owner = (id: string, fields: object = {}) => ({ __typename: 'Account', id, ...fields })

describe('knownRecord', () => {
  it('merges all copies, with the first value where two differ', () => {
    const first = step({ a: 1 })

    expect(mergeCopies([first, step({ a: 2, b: 2 }), step({ c: 3 })])).toEqual(step({ a: 1, b: 2, c: 3 }))
    expect(first).toEqual(step({ a: 1 }))
  })

  it('is filled in where copies show different parts of one reference, and of one only', () => {
    const first = step({ owner: owner('7', { name: 'Maren' }) })

    expect(mergeCopies([first, step({ owner: owner('7', { city: 'Oslo' }) })])).toEqual(
      step({ owner: owner('7', { name: 'Maren', city: 'Oslo' }) }),
    )
    expect(mergeCopies([first, step({ owner: owner('8', { city: 'Oslo' }) })])).toBe(first)
    expect(mergeCopies([first, step({ owner: null })])).toBe(first)
    expect(mergeCopies([step({ owner: null }), first])).toEqual(step({ owner: null }))
  })

  it('is the copy itself when no other has more fields', () => {
    const first = step({ a: 1, b: 2 })

    expect(mergeCopies([first, first, step({ a: 1 })])).toBe(first)
    expect(first).toEqual(step({ a: 1, b: 2 }))
  })

  it('ignores values that are not records, and returns undefined without one', () => {
    expect(mergeCopies([null, undefined, 'x', step()])).toEqual(step())
    expect(mergeCopies([null, {}])).toBeUndefined()
    expect(mergeCopies([])).toBeUndefined()
  })
})

describe('mergeUpdate', () => {
  it('has the fields of the update, and the known other fields', () => {
    expect(mergeUpdate(step({ a: 1, b: 1 }), step({ b: 2 }))).toEqual(step({ a: 1, b: 2 }))
  })

  it('keeps the known fields of a reference to the same record, and of no other', () => {
    const known = step({ owner: owner('7', { name: 'Maren', city: 'Oslo' }) })

    expect(mergeUpdate(known, step({ owner: owner('7', { city: 'Bergen' }) }))).toEqual(
      step({ owner: owner('7', { name: 'Maren', city: 'Bergen' }) }),
    )
    expect(mergeUpdate(known, step({ owner: owner('8') }))).toEqual(step({ owner: owner('8') }))
    expect(mergeUpdate(known, step({ owner: null }))).toEqual(step({ owner: null }))
    expect(mergeUpdate(step({ owner: null }), step({ owner: owner('8') }))).toEqual(
      step({ owner: owner('8') }),
    )
  })
})
