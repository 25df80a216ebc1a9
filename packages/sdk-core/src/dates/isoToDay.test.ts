import { describe, expect, it } from 'vitest'
import { isoToDay } from './day'

describe('isoToDay', () => {
  it.each([
    '2026-02-16',
    '2026-02-16T15:05',
    '2026-02-16T15:05Z',
    '2026-02-16T15:05:07',
    '2026-02-16T15:05:07Z',
    '2026-02-16T15:05:07.1Z',
    '2026-02-16T15:05:07.123456789Z',
    '2026-02-16T23:59:59+02',
    '2026-02-16T00:00:00-0800',
    '2026-02-16T00:00:00.000+05:30',
  ])('takes the date of %s as it is written', (text) => {
    expect(isoToDay(text)).toBe('2026-02-16')
  })

  it.each([
    ...['2026-02-30T00:00Z', '2026-02-16 15:05Z', '2026-02-16T', '2026-02-16T15', '2026-02-16T1:05Z'],
    ...[
      '2026-02-16T15:5Z',
      '2026-02-16T15:05:7Z',
      '2026-02-16T15:05:07.Z',
      '2026-02-16T15:05:07.1234567890Z',
    ],
    ...['2026-02-16T15:05Zulu', '2026-02-16T15:05+2', '2026-02-16T15:05+02:3', '2026-02-16xT15:05Z'],
    ...['2026-02-16Tab:05Z', '2026-02-16T15:abZ', '2026-02-16T15:05:abZ', '2026-02-16T15:05*02:00', ''],
  ])('finds no day in %j', (text) => {
    expect(isoToDay(text)).toBeUndefined()
  })

  it('finds no day in a value that is not a text', () => {
    expect(isoToDay(['2026-02-16'] as unknown as string)).toBeUndefined()
  })
})
