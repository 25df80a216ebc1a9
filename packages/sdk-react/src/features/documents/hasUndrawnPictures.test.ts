import { describe, expect, it } from 'vitest'
import { hasUndrawnPictures } from './openPdf'

const pdfWith = (text: string) => new TextEncoder().encode(`%PDF-1.7\n1 0 obj\n<< ${text} >>\nstream`)

describe('hasUndrawnPictures', () => {
  it.each([
    ['/Subtype /Image /Filter /DCTDecode', false],
    ['/Subtype /Image /Filter /FlateDecode', false],
    ['/Subtype /Image /Filter /JPXDecode', true],
    ['/Subtype /Image /Filter [/FlateDecode /JPXDecode]', true],
    ['/Filter[/JBIG2Decode]', true],
    ['/JPX', false],
  ])('of %s is %s', (text, expected) => {
    expect(hasUndrawnPictures(pdfWith(text))).toBe(expected)
  })
})
