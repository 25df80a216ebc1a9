import { describe, expect, it } from 'vitest'
import { localeOf } from './languages'

describe('localeOf', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT'],
    [['fr-FR', 'de'], 'de'],
    [['en-GB', 'de-DE'], 'en-US'],
    [['fr-FR'], 'en-US'],
    [[], 'en-US'],
    // No languages: the settings of a machine, as some browsers pass them on.
    [['C', 'en_US.UTF-8'], 'en-US'],
    [['de-DE.UTF-8', 'de-AT'], 'de-AT'],
    [['de_DE.UTF-8', 'POSIX', '*'], 'en-US'],
  ])('answers a browser of %j with %s', (wanted, locale) => {
    expect(localeOf(wanted)).toBe(locale)
  })
})
