import { formatsOf } from '@capstan/sdk-core'
import { describe, expect, it } from 'vitest'
import { readFilter, writeFilter } from './filterText'

const english = formatsOf('en-US')
const german = formatsOf('de-DE')
const units = { id: 'units', kind: 'number' as const }
const day = { id: 'issuedOn', kind: 'date' as const }
const name = { id: 'investor', kind: 'text' as const }

describe('readFilter', () => {
  it.each([
    ['1,000', 'equalTo', '1000'],
    ['≥ 1,000', 'greaterThanOrEqualTo', '1000'],
    ['>=1000', 'greaterThanOrEqualTo', '1000'],
    ['<0.5', 'lessThan', '0.5'],
    ['!= -3', 'notEqualTo', '-3'],
  ])('takes %j for a number that is %s %s', (typed, operator, value) => {
    // proves GRID-003
    expect(readFilter(typed, units, english)).toEqual({ column: 'units', operator, value })
  })

  it('reads figures and days as the language writes them', () => {
    expect(readFilter('> 1.234,5', units, german)).toMatchObject({ value: '1234.5' })
    expect(readFilter('<= 16.02.2026', day, german)).toMatchObject({
      operator: 'lessThanOrEqualTo',
      value: '2026-02-16',
    })
  })

  it('treats a text as a part of a text, with any beginning', () => {
    // proves GRID-003
    expect(readFilter(' > oka ', name, english)).toEqual({
      column: 'investor',
      operator: 'includesInsensitive',
      value: '> oka',
    })
  })

  it.each(['', '  ', '≥', 'many', '1.2.3'])('takes %j for no filter of a number', (typed) => {
    expect(readFilter(typed, units, english)).toBeUndefined()
  })
})

describe('writeFilter', () => {
  it.each(['5', '≥ 1000', '≠ -3'])('writes a filter that reads as %j', (typed) => {
    expect(writeFilter(readFilter(typed, units, english), units, english)).toBe(typed)
  })
})
