import { format } from 'date-fns/format'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayToIso, isoToDay } from './day'
import { formatDay, type DayFormat } from './formatDay'
import { formatInstant } from './formatInstant'
import { parseDayInput } from './parseDayInput'

const zones = [
  ...['UTC', 'America/Los_Angeles', 'America/Sao_Paulo', 'Europe/London'],
  ...['Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kiritimati'],
]

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatDay', () => {
  it.each<[DayFormat, string]>([
    ['short', '02/16/2026'], // proves FMT-011
    ['long', 'February 16th 2026'], // proves FMT-010
    ['round', 'Feb 16 2026'], // proves FMT-012
    ['allocation', 'Feb 16th 2026'], // proves FMT-013, FMT-014
    ['paidOn', 'February 16 2026'], // proves FMT-015
    ['template', 'Feb 16 2026 12:00am'],
  ])('shows a day %s as %s', (name, shown) => {
    expect(formatDay('2026-02-16', name)).toBe(shown)
  })

  it('is long by default', () => {
    // proves FMT-010
    expect(formatDay('2026-02-01')).toBe('February 1st 2026')
  })

  it.each([
    ['01', '1st'],
    ['02', '2nd'],
    ['03', '3rd'],
    ['04', '4th'],
    ['11', '11th'],
    ['12', '12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['22', '22nd'],
    ['23', '23rd'],
    ['30', '30th'],
    ['31', '31st'],
  ])('calls day %s the %s', (day, ordinal) => {
    expect(formatDay(`2026-05-${day}`, 'allocation')).toBe(`May ${ordinal} 2026`)
  })

  it('refuses an invalid day, with a code', () => {
    expect(() => formatDay('2026-02-30')).toThrow(expect.objectContaining({ code: 'invalid_day' }))
  })

  it('agrees with date-fns', () => {
    const days = fc.date({
      min: new Date('1900-01-01T12:00Z'),
      max: new Date('2199-12-31T12:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = format(date, 'yyyy-MM-dd')
        expect(formatDay(day, 'short')).toBe(format(date, 'MM/dd/yyyy'))
        expect(formatDay(day, 'long')).toBe(format(date, 'MMMM do yyyy'))
        expect(formatDay(day, 'round')).toBe(format(date, 'MMM dd yyyy'))
        expect(formatDay(day, 'allocation')).toBe(format(date, 'MMM do yyyy'))
        expect(formatDay(day, 'paidOn')).toBe(format(date, 'MMMM dd yyyy'))
      }),
      { seed: 20260218, numRuns: 3_000 },
    )
  })

  it.each(zones)('never shifts a day in %s, on the way out, back and through typing', (zone) => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 50_000 }), (index) => {
        const day = new Date(index * 86_400_000).toISOString().slice(0, 10)
        expect(isoToDay(dayToIso(day))).toBe(day)
        expect(parseDayInput(formatDay(day, 'short'))).toBe(day)
      }),
      { seed: 20260219, numRuns: 2_000 },
    )
  })

  it('shows the day that Samoa skipped', () => {
    vi.stubEnv('TZ', 'Pacific/Apia')

    expect(formatDay('2011-12-30', 'short')).toBe('12/30/2011')
  })
})

describe('formatInstant', () => {
  it.each([
    ['UTC', 'Feb 16 2026 3:05pm'],
    ['America/Los_Angeles', 'Feb 16 2026 7:05am'],
    ['Pacific/Kiritimati', 'Feb 17 2026 5:05am'],
  ])('shows a moment in %s as %s', (zone, shown) => {
    vi.stubEnv('TZ', zone)

    // proves FMT-016
    expect(formatInstant('2026-02-16T15:05:09.123Z', 'template')).toBe(shown)
  })

  it.each([
    ['2026-02-16T00:07:00Z', 'Feb 16 2026 12:07am'],
    ['2026-02-16T12:00:00Z', 'Feb 16 2026 12:00pm'],
  ])('has no hour 0: %s is %s', (instant, shown) => {
    vi.stubEnv('TZ', 'UTC')

    expect(formatInstant(instant, 'template')).toBe(shown)
  })

  it.each(['soon', '2026-02-16', '02/16/2026', 'Feb 16 2026 3:05pm', '2026-02-30T12:00:00Z', '1'])(
    'refuses %j, which is no moment, with a code',
    (text) => {
      expect(() => formatInstant(text)).toThrow(expect.objectContaining({ code: 'invalid_day' }))
    },
  )
})
