import { describe, expect, it, vi } from 'vitest'
import { lazyModule } from './lazyModule'

describe('lazyModule', () => {
  it('is loaded once, when it is first asked for', async () => {
    const load = vi.fn(async () => 'code')
    const part = lazyModule(load)
    expect([part.loaded, load.mock.calls.length]).toEqual([undefined, 0])

    expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code'])

    expect([part.loaded, load.mock.calls.length]).toEqual(['code', 1])
  })

  it('is tried again after it could not be loaded', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue('code')
    const part = lazyModule(load)

    expect(await part.load()).toBeUndefined()
    expect(await part.load()).toBe('code')
  })
})
