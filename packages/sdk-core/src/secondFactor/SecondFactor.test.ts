import { describe, expect, it, vi } from 'vitest'
import { CapstanError } from '../errors/CapstanError'
import { createSecondFactor } from './SecondFactor'

const refused = new CapstanError('second_factor_required', {
  message: 'Confirm.',
  details: { hasPasskey: true },
})

describe('createSecondFactor', () => {
  it('calls the newest handler, once for all waiting requests', async () => {
    const factor = createSecondFactor()
    const [first, last] = [vi.fn(async () => false), vi.fn(async () => true)]
    factor.onAsked(first)
    const stop = factor.onAsked(last)

    expect(await Promise.all([factor.confirm(refused), factor.confirm(refused)])).toEqual([true, true])
    expect(last.mock.calls).toEqual([[{ hasPasskey: true, message: 'Confirm.' }]])

    stop()
    expect(await factor.confirm(refused)).toBe(false)
    expect(first).toHaveBeenCalledOnce()
  })

  it('confirms nothing without a handler', async () => {
    expect(await createSecondFactor().confirm(refused)).toBe(false)
  })
})
