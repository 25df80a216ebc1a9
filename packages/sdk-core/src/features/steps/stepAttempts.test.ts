import { describe, expect, it } from 'vitest'
import { stepAttempts } from './stepAttempts'

const of = (attempts: unknown) => stepAttempts({ outputData: { attempts } as object })

describe('stepAttempts', () => {
  it('returns when each attempt was answered and why it was not accepted, oldest first', () => {
    const attempts = [
      { on: '2026-11-19T09:12:00.123456+00:00', error: 'The letter names another person.' },
      { on: '2026-11-20T16:30:00Z', error: 'The statement is older than 90 days.' },
    ]

    expect(of(attempts)).toEqual(attempts)
  })

  it.each([undefined, null, 3, 'twice', {}])('knows of none in %j', (attempts) => {
    expect(of(attempts)).toEqual([])
  })

  it('leaves out unreadable values, and keeps the attempt', () => {
    const nothing = { on: undefined, error: undefined }

    expect(of([null, { on: '2026-11-19', error: 7 }, { on: '+010000-01-02T00:00:00Z', error: '' }])).toEqual([
      nothing,
      nothing,
      nothing,
    ])
  })
})
