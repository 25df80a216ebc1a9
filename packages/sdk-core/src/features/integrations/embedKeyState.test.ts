import { describe, expect, it } from 'vitest'
import { anEmbedKey } from './testing'
import { embedKeyState, isOpenKey } from './embedKeyState'
import { rotationChoices, usualRotation } from './rotationChoices'

const now = new Date('2026-02-16T12:00:00Z')

describe('embedKeyState', () => {
  it.each([
    [{}, 'active', true],
    [{ expiresAt: '2026-02-16T12:00:01.000Z' }, 'ending', true],
    [{ expiresAt: '2026-02-16T12:00:00.000Z' }, 'ended', false],
    [{ expiresAt: '2026-02-17T12:00:00.000Z', revokedAt: '2026-02-16T11:00:00.000Z' }, 'revoked', false],
  ])('of %j is %s', (changes, state, isOpen) => {
    expect(embedKeyState(anEmbedKey(changes), now)).toBe(state)
    expect(isOpenKey(anEmbedKey(changes), now)).toBe(isOpen)
  })
})

describe('rotationChoices', () => {
  const former = anEmbedKey({ id: 'former', expiresAt: '2026-02-16T13:00:00.000Z' })
  const key = anEmbedKey({ rotatedFrom: 'former' })

  it('are an hour, a day, a week, and at once', () => {
    expect(rotationChoices(anEmbedKey(), [], now)).toEqual([3_600, 86_400, 604_800, 0])
    expect(rotationChoices(anEmbedKey(), [], now)).toContain(usualRotation)
    expect(rotationChoices(key, [], now)).toHaveLength(4)
    expect(rotationChoices(key, [{ ...former, revokedAt: '2026-02-16T11:00:00.000Z' }], now)).toHaveLength(4)
  })

  it('is at once alone while the key before this one still opens', () => {
    expect(rotationChoices(key, [key, former], now)).toEqual([0])
  })
})
