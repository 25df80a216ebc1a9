import { describe, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage'

const Wallet = () => null

describe('lazyPage', () => {
  it('asks for the code once, however early', async () => {
    const load = vi.fn(() => Promise.resolve({ Wallet }))
    const page = lazyPage(load, 'Wallet')

    await page.load()
    await page.load()

    expect(load).toHaveBeenCalledOnce()
  })

  it('fetches a page again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve({ Wallet })).mockRejectedValueOnce(new Error('No network'))
    const page = lazyPage(load, 'Wallet')

    await expect(page.load()).rejects.toThrow('No network')

    expect((await page.load()).Component).toBe(Wallet)
  })
})
