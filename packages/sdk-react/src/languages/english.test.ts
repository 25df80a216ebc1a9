import { describe, expect, it } from 'vitest'
import { english } from './english'

/** Every text of a catalogue, however deep it stands. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

describe('the English catalogues', () => {
  const texts = textsOf(english)

  it.each([
    ['email', /e-mail/i],
    [
      'what stands where by its name, never by its place or its colour',
      /\b(?:above|below|(?:on|to) the (?:left|right)|(?:red|green|blue|grey) (?:button|box|mark|field))\b/i,
    ],
  ])('say %s [WCAG 1.3.3]', (_what, pattern) => {
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => pattern.test(text) && !text.startsWith('I certify that'))).toEqual([])
  })
})
