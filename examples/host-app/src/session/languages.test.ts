import { describe, expect, it } from 'vitest'
import { localeOf } from './languages'

describe('localeOf', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT'],
    [['fr-FR', 'de'], 'de'],
    [['en-GB', 'de-DE'], 'en-US'],
    [['fr-FR'], 'en-US'],
    [[], 'en-US'],
  ])('answers a browser of %j with %s', (wanted, locale) => {
    expect(localeOf(wanted)).toBe(locale)
  })
})
