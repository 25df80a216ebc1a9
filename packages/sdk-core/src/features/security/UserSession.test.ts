import { describe, expect, it } from 'vitest'
import { aUserSession } from './testing'
import { compareUserSessions } from './UserSession'

describe('compareUserSessions', () => {
  it('puts the session that asks first, then those used last', () => {
    const [old, asking, recent] = [
      aUserSession({ id: 'old', lastUsedAt: '2026-02-01T10:00:00Z' }),
      aUserSession({ id: 'asking', lastUsedAt: '2026-01-01T10:00:00Z', isCurrent: true }),
      aUserSession({ id: 'recent', lastUsedAt: '2026-02-16T10:00:00Z' }),
    ]

    expect([old, asking, recent].toSorted(compareUserSessions).map(({ id }) => id)).toEqual([
      ...['asking', 'recent', 'old'],
    ])
  })
})
