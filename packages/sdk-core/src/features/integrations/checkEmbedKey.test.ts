import { describe, expect, it } from 'vitest'
import { checkEmbedKey } from './checkEmbedKey'

const draft = { name: 'Shop', origins: 'https://shop.example', components: ['invest'] }

describe('checkEmbedKey', () => {
  it('finds nothing wrong with a key that the platform takes', () => {
    expect(checkEmbedKey(draft)).toEqual({})
  })

  it.each([
    [{ name: '  ' }, { name: { code: 'required' } }],
    [{ name: 'x'.repeat(101) }, { name: { code: 'too_long' } }],
    // A letter outside the basic plane is one letter, as the platform counts.
    [{ name: '𝒳'.repeat(100) }, {}],
    [{ origins: ' \n' }, { origins: { code: 'required' } }],
    [
      { origins: 'https://shop.example\nhttp://shop.example' },
      { origins: { code: 'no_origin', text: 'http://shop.example' } },
    ],
    [
      { origins: Array.from({ length: 21 }, (_, index) => `https://s${index}.example`).join('\n') },
      { origins: { code: 'too_many' } },
    ],
    [{ components: [] }, { components: { code: 'required' } }],
    [
      { name: '', origins: '', components: [] },
      { name: { code: 'required' }, origins: { code: 'required' }, components: { code: 'required' } },
    ],
  ])('finds in %j %j', (change, problems) => {
    expect(checkEmbedKey({ ...draft, ...change })).toEqual(problems)
  })
})
