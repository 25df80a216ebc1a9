import { describe, expect, it } from 'vitest'
import { CapstanError } from '../errors/CapstanError'
import { createQueryClient } from './createQueryClient'

describe('a query that fails', () => {
  const asked = async (error: unknown) => {
    let count = 0
    const ask = async () => {
      count++
      throw error
    }
    const queryClient = createQueryClient()
    await queryClient.fetchQuery({ queryKey: ['a'], queryFn: ask, retryDelay: 0 }).catch(() => {})
    return count
  }

  it.each(['network_failed', 'server_unavailable'])('with %s is asked three times in all', async (code) => {
    expect(await asked(new CapstanError(code))).toBe(3)
  })

  it('with anything else is asked once: it would fail again', async () => {
    expect(await asked(new CapstanError('not_found'))).toBe(1)
    expect(await asked(new Error('network_failed'))).toBe(1)
  })

  it('is not asked again because a window is looked at, or the network is back: live updates see to that', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })
  })
})
