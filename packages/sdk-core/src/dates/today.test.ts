import { afterEach, describe, expect, it, vi } from 'vitest'
import { today } from './today'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('today', () => {
  const now = new Date('2026-03-08T11:00:00.000Z')

  it.each([
    ['UTC', '2026-03-08'],
    ['Pacific/Auckland', '2026-03-09'],
    ['Pacific/Honolulu', '2026-03-08'],
  ])('is the calendar day in %s', (zone, day) => {
    expect(today(now, zone)).toBe(day)
  })

  it.each([
    ['Pacific/Auckland', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-08'],
  ])('is the reader’s own day in %s', (zone, day) => {
    vi.stubEnv('TZ', zone)

    expect(today(now)).toBe(day)
  })
})
