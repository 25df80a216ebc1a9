import { describe, expect, it } from 'vitest'
import { addMonths, monthsBetween } from './day'
import { formatDay } from './formatDay'
import { formatInstant } from './formatInstant'

const noDay = 'not a day, and so long that a log should not contain all of it'
const begun = 'not a day, and so long that a log should'

describe('invalid days', () => {
  it.each([
    ['addMonths', () => addMonths(noDay, 1), begun],
    ['formatDay', () => formatDay(noDay), begun],
    ['formatInstant', () => formatInstant(noDay), begun],
    ['monthsBetween', () => monthsBetween('2026-02-30', noDay), `2026-02-30 ${begun}`.slice(0, 40)],
  ])('by %s is reported with its beginning', (_, attempt, text) => {
    expect(attempt).toThrow(expect.objectContaining({ code: 'invalid_day', details: { text } }))
  })

  it('is a moment of a year that has no four digits', () => {
    expect(() => formatInstant('+010000-01-02T00:00:00Z')).toThrow(
      expect.objectContaining({ code: 'invalid_day' }),
    )
  })
})

describe('formatInstant', () => {
  it('is short by default', () => {
    expect(formatInstant('2026-02-16T12:00:00Z')).toBe('02/16/2026')
  })
})
