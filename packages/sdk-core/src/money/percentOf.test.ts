import { describe, expect, it } from 'vitest'
import { decimal } from './decimal'
import { percentOf, percentOfLargest } from './percentOf'

describe('percentOf', () => {
  it.each([
    ['1', '4', '25'],
    ['5', '4', '125'],
    ['-1', '4', '-25'],
    ['0', '4', '0'],
    // 100 / 3
    ['1', '3', '33.333333333333333333'],
  ])('returns the percentage of %s of %s: %s', (part, whole, percent) => {
    expect(percentOf(decimal(part), decimal(whole))?.toString()).toBe(percent)
  })

  it('rounds to the places that are wanted', () => {
    expect(percentOf(decimal('2'), decimal('3'), 4)?.toString()).toBe('66.6667')
  })

  it('returns nothing for a total of zero', () => {
    expect(percentOf(decimal('1'), decimal('0'))).toBeUndefined()
  })
})

describe('percentOfLargest', () => {
  it('is of the sizes: the sum of ten percentages that are rounded to add to 100.00 would be 12.00', () => {
    // The ten largest of 231,358 units: 27,806 / 231,358 is 12.0186 %.
    const held = ['4890', '4000', '2391', '2388', '2376', '2370', '2367', '2365', '2336', '2323', '2313'].map(
      decimal,
    )

    expect(percentOfLargest(held, decimal('231358'), 10)?.toString()).toMatch(/^12\.0186/)
    expect(percentOfLargest(held.toReversed(), decimal('231358'), 10)?.toString()).toMatch(/^12\.0186/)
  })

  it('says nothing of nothing', () => {
    expect(percentOfLargest([decimal('0')], decimal('0'), 10)).toBeUndefined()
  })
})
