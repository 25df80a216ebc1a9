import { describe, expect, it } from 'vitest'
import { usStateCode, usStates } from './usStates'

describe('usStates', () => {
  it('are 56: 50 states, DC and five territories, and no others', () => {
    const codes = usStates.map(({ code }) => code)

    expect(new Set(codes).size).toBe(56)
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(codes).toEqual(expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'ME', 'WY']))
    expect(['FM', 'MH', 'PW', 'AA', 'AE', 'AP'].some((code) => codes.includes(code))).toBe(false)
    // proves SETUP-048
    expect(usStates.find(({ code }) => code === 'DC')?.name).toBe('District of Columbia')
  })
})

describe('usStateCode', () => {
  it.each([
    ['Maine', 'ME'],
    ['me', 'ME'],
    [' puerto rico ', 'PR'],
    ['Bavaria', undefined],
  ])('of %s is %s', (text, code) => {
    expect(usStateCode(text)).toBe(code)
  })
})
