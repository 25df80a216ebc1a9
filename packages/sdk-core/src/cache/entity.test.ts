import { describe, expect, it } from 'vitest'
import { entityKey, isEntity, isLink, isObject, isCopyOf, parseEntityKey } from './entity'
import { readVersion } from './readVersion'

const step = { __typename: 'Step', id: '1' }

describe('a record', () => {
  it.each([step, { __typename: 'Currency', id: 1 }])('is %j', (value) => {
    expect(isEntity(value)).toBe(true)
  })

  it.each([
    null,
    undefined,
    'Step',
    [step],
    {},
    { __typename: 'Step' },
    { id: '1' },
    { __typename: 'Step', id: null },
  ])('is not %j', (value) => {
    expect(isEntity(value)).toBe(false)
  })

  it('is found again by its name', () => {
    expect(entityKey(step)).toBe('Step:1')
    expect(parseEntityKey('Step:1:2')).toEqual({ __typename: 'Step', id: '1:2' })
    expect(isCopyOf(step, parseEntityKey('Step:1'))).toBe(true)
    expect(isCopyOf({ __typename: 'Currency', id: 1 }, parseEntityKey('Currency:1'))).toBe(true)
    expect(isCopyOf(step, parseEntityKey('Step:2'))).toBe(false)
    expect(isCopyOf(step, parseEntityKey('Process:1'))).toBe(false)
    expect(isCopyOf(null, parseEntityKey('Step:1'))).toBe(false)
  })

  it.each([
    [step, true],
    [{ __typename: 'StepsConnection' }, true],
    [[step], true],
    [[1, [step]], true],
    [[], false],
    [[1], false],
    [{ id: '1' }, false],
    [{ __typename: 7 }, false],
    [null, false],
    ['Step', false],
  ])('or records are linked by %j: %s', (value, linked) => {
    expect(isLink(value)).toBe(linked)
  })

  it.each([
    [{}, true],
    [null, false],
    [undefined, false],
    [[], false],
    ['x', false],
  ])('can only be an object, as %j is: %s', (value, is) => {
    expect(isObject(value)).toBe(is)
  })
})

describe('a version', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['many', undefined],
    [Infinity, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
  ])('of %j is %j', (version, count) => {
    expect(readVersion(version)).toBe(count)
  })
})
