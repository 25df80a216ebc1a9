import { afterEach, describe, expect, it, vi } from 'vitest'
import { tryDates } from '../../fuzz/dates/tryDates'

// A slice of the campaign steadyDays, which has a process for each of eight zones.
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a day', () => {
  it.each(['America/Sao_Paulo', 'Pacific/Kiritimati'])('never shifts in %s', (zone) => {
    vi.stubEnv('TZ', zone)

    expect(tryDates({ seed: 20260308, days: 1_000 })).toEqual([])
  })
})
