import { describe, expect, it } from 'vitest'
import { integer } from './der.ts'

describe('integer', () => {
  // One serial number in 512 began with a zero too many: OpenSSL read the certificate of such a platform as no certificate.
  it.each([
    ['a zero in front', [0, 0x7f, 1], '02027f01'],
    ['zeros in front of a high bit', [0, 0, 0x80], '02020080'],
    ['a high bit', [0x80], '02020080'],
    ['nothing but zeros', [0, 0], '020100'],
    ['no zero', [1, 2], '02020102'],
  ])('is as short as its sign lets it be: %s', (_what, bytes, der) => {
    expect(integer(Uint8Array.from(bytes)).toString('hex')).toBe(der)
  })
})
