import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareText, sortableText } from './compareText'

describe('compareText', () => {
  it('orders as the bytes of UTF-8 do, which is C collation', () => {
    const text = fc.string({ unit: 'binary' })

    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
    )
  })

  it('puts an emoji after a full-width letter', () => {
    expect(compareText('😀', 'Ａ')).toBeGreaterThan(0)
  })
})

describe('sortableText', () => {
  it('makes A to Z small and leaves every other letter as it is', () => {
    expect(sortableText('ÉLAN Vale İ')).toBe('Élan vale İ')
  })
})
