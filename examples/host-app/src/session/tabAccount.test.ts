import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabAccount } from './tabAccount'

beforeEach(() => sessionStorage.clear())

describe('tabAccount', () => {
  it('keeps the account of the tab until it is forgotten', () => {
    expect(tabAccount.read()).toBeUndefined()

    tabAccount.keep('7')
    expect(tabAccount.read()).toBe('7')

    tabAccount.forget()
    expect(tabAccount.read()).toBeUndefined()
  })

  it('does without storage where the browser refuses it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })

    expect(tabAccount.read()).toBeUndefined()
    refuse.mockRestore()
  })
})
