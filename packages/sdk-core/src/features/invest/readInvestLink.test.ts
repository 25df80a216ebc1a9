import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { readInvestLink } from './readInvestLink'

const read = (query: string) => readInvestLink(new URLSearchParams(query))

describe('readInvestLink', () => {
  it('is 100.00 by default', () => {
    expect(read('type=USD')).toEqual({ amount: decimal('100.00'), type: 'USD' })
    // proves INVEST-005
    expect(read('')).toEqual({ amount: decimal('100'), type: 'Units' }) // 100.00 rounded down to whole units
  })

  it('names the agent’s link it came by, when it can be one', () => {
    const offeringLinkId = '0e8b4c1a-0000-4000-8000-000000000000'

    for (const type of ['Units', 'USD'])
      expect(read(`type=${type}&offering_link=${offeringLinkId}`)).toMatchObject({ offeringLinkId })
    expect(read('offering_link=../x')).not.toHaveProperty('offeringLinkId')
  })

  it.each(['abc', 'NaN', '1e3', '1e9', '0x10', '1,000', '', '.', '-', '--5', '1'.repeat(200)])(
    'takes the default for %s, which is no number',
    (amount) => {
      // proves INVEST-006
      expect(read(`type=USD&amount=${amount}`).amount.toString()).toBe('100')
    },
  )

  it.each([
    ['-250.75', '250.75'],
    ['%2B5', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0', '0'],
  ])('takes %s as %s, without its sign', (amount, expected) => {
    // proves INVEST-007
    expect(read(`type=USD&amount=${amount}`).amount.toString()).toBe(expected)
  })

  it.each([
    ['10.9', '10'],
    ['-10.9', '10'], // the absolute value first, then the floor
    ['0.9', '0'],
  ])('rounds %s down to %s units', (amount, units) => {
    expect(read(`amount=${amount}`)).toEqual({ amount: decimal(units), type: 'Units' })
    // proves INVEST-008
    expect(read(`type=USD&amount=${amount}`).amount.toString()).toBe(amount.replace('-', ''))
  })

  it.each([
    ['USD', 'USD'],
    ['usd', 'USD'],
    ['Units', 'Units'],
    ['EUR', 'Units'],
    ['', 'Units'],
  ])('reads the type %s as %s', (type, expected) => {
    // proves INVEST-009
    expect(read(`type=${type}`).type).toBe(expected)
  })
})
