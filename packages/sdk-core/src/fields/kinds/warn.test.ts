import { describe, expect, it } from 'vitest'
import { fieldKind } from './kinds'

const warningOf = (kind: string, value: string) => fieldKind(kind).warn?.(value)

describe('warn', () => {
  it('warns of capitals that contradict the checksum of an address, and accepts it', async () => {
    const right = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const mistyped = right.replace(/d$/, 'e')

    expect(fieldKind('blockchainAddress').parse(mistyped)).toEqual({ ok: true, value: mistyped })
    expect(await warningOf('blockchainAddress', mistyped)).toBe('checksum')
    expect(await warningOf('blockchainAddress', right)).toBeUndefined()
  })

  it.each(['000123456', '666123456', '123001234', '123450000'])(
    'warns about the tax id %s, which is never assigned',
    async (id) => {
      expect(await warningOf('taxId', id)).toBe('impossibleSsn')
    },
  )

  it.each([
    ...['987654321', '123456789', '000', 'DE123/456'],
    // Longer ones, and such as have the signs of an impossible one elsewhere.
    ...['0001234567', '1000123456', '166623456', '123490012', '123400005', '000123456x'],
  ])('gives no warning for the tax id %s', async (id) => {
    expect(await warningOf('taxId', id)).toBeUndefined()
  })
})
