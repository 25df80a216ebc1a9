import { describe, expect, it } from 'vitest'
import { isDay } from './day'

describe('isDay', () => {
  it.each(['2026-02-16', '2020-02-29', '0400-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])(
    'takes %s',
    (day) => {
      expect(isDay(day)).toBe(true)
    },
  )

  it.each([
    ...[
      '2021-02-29',
      '2100-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-01-00',
      '2026-01-32',
    ],
    ...[
      '0000-01-01',
      '06/19/1963',
      '2026-2-16',
      '2026-02-16T00:00:00.000Z',
      '２０２６-02-16',
      '2026-02-16\n',
      'x2026-02-16',
      '02026-02-16',
      '2026-02-160',
      '',
    ],
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('refuses values other than texts, though they read like a day', () => {
    expect(isDay(['2026-02-16'] as unknown as string)).toBe(false)
  })
})
