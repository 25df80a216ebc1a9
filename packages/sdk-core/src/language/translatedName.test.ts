import { describe, expect, it } from 'vitest'
import { translatedName } from './translatedName'

describe('translatedName', () => {
  const named = { name: 'Suitability', languages: { de: { name: 'Eignung', title: 'Die Eignung' } } }

  it.each([
    ['de-AT', undefined, 'Eignung'],
    ['de', 'title', 'Die Eignung'],
    ['de', 'displayKey', 'Suitability'],
    ['fr', undefined, 'Suitability'],
  ])('in %s by the key %s is %s', (locale, key, text) => {
    expect(translatedName({ ...named, key }, locale)).toBe(text)
  })

  it('is the name as it is written when its languages are no languages', () => {
    expect(translatedName({ name: 'Wire', languages: ['none'] }, 'de')).toBe('Wire')
    expect(translatedName({ name: 'Wire' }, 'de')).toBe('Wire')
  })
})
