import { describe, expect, it } from 'vitest'
import { decimal } from './decimal'
import { percentOf } from './percentOf'

describe('percentOf', () => {
  it.each([
    ['1', '4', '25'],
    ['5', '4', '125'],
    ['-1', '4', '-25'],
    ['0', '4', '0'],
    // 100 / 3
    ['1', '3', '33.333333333333333333'],
  ])('says of %s of %s %s', (part, whole, percent) => {
    expect(percentOf(decimal(part), decimal(whole))?.toString()).toBe(percent)
  })

  it('rounds to the places that are wanted', () => {
    expect(percentOf(decimal('2'), decimal('3'), 4)?.toString()).toBe('66.6667')
  })

  it('says nothing of nothing', () => {
    expect(percentOf(decimal('1'), decimal('0'))).toBeUndefined()
  })
})
