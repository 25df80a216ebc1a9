import { describe, expect, it, vi } from 'vitest'
import { failedOf } from './failedOf'

describe('failedOf', () => {
  it('retries all that failed, and nothing else', () => {
    const [one, other] = [vi.fn(), vi.fn()]
    const failure = failedOf([
      { status: 'error', error: new Error('The round.'), retry: one },
      { status: 'loading', visible: true },
      { status: 'error', error: new Error('The token.'), retry: other },
    ])

    failure?.retry()

    expect(failure?.error.message).toBe('The round.')
    expect(one).toHaveBeenCalledOnce()
    expect(other).toHaveBeenCalledOnce()
  })

  it('is nothing where nothing failed', () => {
    expect(failedOf([{ status: 'loading', visible: false }])).toBeUndefined()
  })
})
