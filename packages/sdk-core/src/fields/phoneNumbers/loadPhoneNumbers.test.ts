import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { aRandom } from '../../../fuzz/aRandom'
import { fieldKind } from '../kinds/kinds'
import { loadPhoneNumbers } from './loadPhoneNumbers'

describe('loadPhoneNumbers', () => {
  it.each([
    ['(202) 555-0123', '+12025550123'],
    ['+44 (0)20 7946 0958', '+442079460958'], // the 0 is dialled at home only
    ['＋１２０２５５５０１２３', '+12025550123'],
    ['+12025550123;ext=5', '+12025550123'],
    ['+', undefined],
    ['call me', undefined],
    ['1'.repeat(5_000), undefined],
  ])('reads %s as %s', async (text, number) => {
    const numbers = await loadPhoneNumbers()

    expect(numbers.read(text)).toBe(number)
  })

  it.each([
    ['AT', '0664 1234567', '+436641234567'],
    ['NO', '22 86 44 00', '+4722864400'],
    ['AQ', '22 86 44 00', undefined], // no numbering plan is known
  ])('reads a number of %s without its country: %s is %s', async (country, text, number) => {
    const numbers = await loadPhoneNumbers()

    expect(numbers.read(text, country)).toBe(number)
  })

  it('shows a number as people read it', async () => {
    const numbers = await loadPhoneNumbers()

    expect(numbers.display('+12025550123')).toBe('+1 202 555 0123')
    expect(numbers.display('soon')).toBe('soon')
  })

  it('finds no example of a country’s own odd, and neither does the field refuse one', async () => {
    const numbers = await loadPhoneNumbers()
    const own = getCountries().flatMap((country) => getExampleNumber(country, examples)?.number ?? [])

    expect(own.length).toBeGreaterThan(240)
    expect(own.filter((number) => !numbers.isGivenOut(number))).toEqual([])
    expect(own.filter((number) => !fieldKind('phone').parse(number).ok)).toEqual([])
  })

  it('is wrong about 7 in 100 unassigned numbers, and about no assigned number', async () => {
    const numbers = await loadPhoneNumbers()
    const random = aRandom(20260311)
    const some = Array.from(
      { length: 10_000 },
      () => `+${1 + random.upTo(9)}${random.digits(6 + random.upTo(9))}`,
    )
    const nobodys = some.filter((number) => !isValidPhoneNumber(number))

    const wronglyTaken = nobodys.filter((number) => numbers.isGivenOut(number))
    expect(wronglyTaken.length / nobodys.length).toBeLessThan(0.075)
    const wronglyOdd = some.filter((number) => isValidPhoneNumber(number) && !numbers.isGivenOut(number))
    expect(wronglyOdd).toEqual([])
  })
})
