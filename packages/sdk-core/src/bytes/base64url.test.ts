import { describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './base64url'

describe('base64url', () => {
  it('reads every byte back, of every length', () => {
    const all = Uint8Array.from({ length: 258 }, (_, at) => at)
    for (const length of [0, 1, 2, 3, 4, 258])
      expect(fromBase64url(toBase64url(all.slice(0, length)))).toEqual(all.slice(0, length))
  })

  it('has no character that an address writes otherwise', () => {
    expect(toBase64url(new Uint8Array([251, 255, 191, 0]))).toBe('-_-_AA')
  })
})
