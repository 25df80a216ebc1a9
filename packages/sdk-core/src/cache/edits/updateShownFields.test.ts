import { describe, expect, it } from 'vitest'
import { isOlder, updateShownFields, pickFieldsOf } from './updateShownFields'

const step = (fields: object) => ({ __typename: 'Step', id: '1', ...fields })
const asset = (id: string, fields: object = {}) => ({ __typename: 'Asset', id, ...fields })
const round = (fields: object) => ({ __typename: 'Round', id: '1', ...fields })

describe('updateShownFields', () => {
  it('takes over the fields of a query, and returns the changed ones', () => {
    const held = step({ status: 'open', name: 'KYC' })

    expect(updateShownFields(held, step({ status: 'complete', name: 'KYC', hidden: 1 }))).toEqual({
      value: step({ status: 'complete', name: 'KYC' }),
      needsRefetch: false,
      changed: ['status'],
    })
    expect(held).toEqual(step({ status: 'open', name: 'KYC' }))
  })

  it.each([
    ['the same', { data: { a: [1, { b: null }] } }, { data: { a: [1, { b: null }] } }],
    ['nothing it shows', { status: 'open' }, { other: 1 }],
    ['an older version', { status: 'open', version: '12' }, { status: 'sent', version: 11 }],
  ])('gives back the same object for %s', (_, held, update) => {
    const before = step(held)
    const { value, needsRefetch, changed } = updateShownFields(before, step(update))

    expect(value).toBe(before)
    expect([needsRefetch, changed]).toEqual([false, []])
  })

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, [1]],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [{ a: [1] }, { a: [2] }],
    ['1', 1],
    [null, 'x'],
    ['x', null],
    [{ a: 1 }, null],
  ])('sees the difference between %j and %j', (before, after) => {
    expect(updateShownFields(step({ data: before }), step({ data: after }))).toEqual({
      value: step({ data: after }),
      needsRefetch: false,
      changed: ['data'],
    })
  })

  it('takes the same version again, and any where one side has none', () => {
    for (const [known, next] of [
      [3, 3],
      [3, undefined],
      [undefined, 3],
      ['x', 3],
    ])
      expect(updateShownFields(step({ a: 1, version: known }), step({ a: 2, version: next })).value.a).toBe(2)
  })

  it('keeps a reference to the same record as it is held', () => {
    const held = round({ asset: asset('1', { name: 'Halden' }) })

    expect(updateShownFields(held, round({ asset: asset('1') })).value).toBe(held)
  })

  it('follows a reference to another record of which everything shown is known', () => {
    const held = round({ asset: asset('1', { name: 'Halden', owner: { __typename: 'Account', id: '7' } }) })
    const update = asset('2', { name: 'Okafor', owner: { __typename: 'Account', id: '8', more: 1 }, more: 1 })

    expect(updateShownFields(held, round({ asset: update }))).toEqual({
      value: round({ asset: asset('2', { name: 'Okafor', owner: { __typename: 'Account', id: '8' } }) }),
      needsRefetch: false,
      changed: ['asset'],
    })
  })

  it.each([
    ['another record, too little known', asset('1', { name: 'Halden' }), asset('2')],
    [
      'a record of another type, too little known',
      asset('1', { name: 'x' }),
      { __typename: 'Fund', id: '1' },
    ],
    ['a record where there was none', null, asset('2')],
    ['text where a record was', asset('1'), 'asset 2'],
    ['a record where text was', 'asset 1', asset('2')],
    ['a list of other records', [asset('1')], [asset('2')]],
    ['a longer list', [asset('1')], [asset('1'), asset('2')]],
    ['a shorter list', [asset('1'), asset('2')], [asset('1')]],
    [
      'another record in a connection',
      { __typename: 'C', nodes: [asset('1')] },
      { __typename: 'C', nodes: [asset('2')] },
    ],
  ])('has no result for %s', (_, before, after) => {
    const held = round({ asset: before, name: 'A' })

    expect(updateShownFields(held, round({ asset: after, name: 'B' }))).toEqual({
      value: round({ asset: before, name: 'B' }),
      needsRefetch: true,
      changed: ['name'],
    })
  })

  it.each([
    ['nothing, and still nothing', null, null],
    ['a list of the same records', [asset('1', { name: 'x' })], [asset('1')]],
    [
      'a connection of the same',
      { __typename: 'C', nodes: [asset('1')] },
      { __typename: 'C', nodes: [asset('1')] },
    ],
  ])('leaves %s as it is held', (_, before, after) => {
    const held = round({ asset: before })

    expect(updateShownFields(held, round({ asset: after })).value).toBe(held)
    expect(updateShownFields(held, round({ asset: after })).needsRefetch).toBe(false)
  })

  it('takes away a reference', () => {
    expect(updateShownFields(round({ asset: asset('1') }), round({ asset: null }))).toEqual({
      value: round({ asset: null }),
      needsRefetch: false,
      changed: ['asset'],
    })
  })
})

describe('isOlder', () => {
  it.each([
    [1, 2, true],
    ['9', '10', true],
    [2, 2, false],
    [3, 2, false],
    [undefined, 2, false],
    [1, undefined, false],
    [undefined, undefined, false],
    ['x', 2, false],
  ])('of version %j against %j is %s', (next, known, older) => {
    expect(isOlder(step({ version: next }), step({ version: known }))).toBe(older)
  })
})

describe('shapeLike', () => {
  it('has exactly the fields of the other', () => {
    const shape = asset('1', { name: 'Halden' })

    expect(pickFieldsOf(shape, asset('2', { name: 'Okafor', more: 1 }))).toEqual(
      asset('2', { name: 'Okafor' }),
    )
  })

  it.each([
    ['a field is missing', { name: 'x' }, {}],
    ['a record is missing in a record', { owner: asset('3', { name: 'x' }) }, { owner: asset('4') }],
    ['a record stands where a text is shown', { owner: 'x' }, { owner: asset('4') }],
    ['a text stands where a record is shown', { owner: asset('3') }, { owner: 'x' }],
    ['a list of records is shown', { owner: [asset('3')] }, { owner: [asset('3')] }],
  ])('is nothing where %s', (_, shape, source) => {
    expect(pickFieldsOf(asset('1', shape), asset('2', source))).toBeUndefined()
  })
})
