import type { Capstan } from '@capstan/sdk-core'
import { describe, expect, it, vi } from 'vitest'
import { beginLeaving, isLeaving } from './leaving'

describe('a tab on its way to sign-in', () => {
  it.each(['pageshow', 'pointerdown', 'keydown'])('has not left where there is %s in it', (event) => {
    const logout = vi.fn()
    beginLeaving({ logout } as Partial<Capstan> as Capstan)
    expect(logout).toHaveBeenCalledOnce()
    expect(isLeaving()).toBe(true)

    window.dispatchEvent(new Event(event))

    expect(isLeaving()).toBe(false)
  })
})
