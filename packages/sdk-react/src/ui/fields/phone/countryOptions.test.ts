import { describe, expect, it, vi } from 'vitest'
import { countryOptions } from './countryOptions'

const countries = [
  { id: 840, name: 'United States of America (the)', alpha2: 'US' },
  { id: 826, name: 'United Kingdom of Great Britain and Northern Ireland (the)', alpha2: 'GB' },
  { id: 276, name: 'Germany', alpha2: 'DE' },
  { id: 248, name: 'Åland Islands', alpha2: 'AX' },
  // A code that no list has.
  { id: 900, name: 'Kosovo', alpha2: 'QX' },
]

describe('countryOptions', () => {
  const labelsIn = (locale: string) => countryOptions(countries, locale).map(({ label }) => label)

  it.each(['en-US', 'en-XA', 'tlh'])(
    'shows the names it was given on a page in %s, by their letters',
    (locale) => {
      expect(labelsIn(locale)).toEqual([
        'Åland Islands',
        'Germany',
        'Kosovo',
        'United Kingdom of Great Britain and Northern Ireland (the)',
        'United States of America (the)',
      ])
    },
  )

  it('drops invalid languages of the browser', () => {
    const alsoCalled = () => countryOptions(countries, 'en-US').map((each) => each.alsoCalled)
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR'])
    const known = alsoCalled()
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C', 'en_US.UTF-8', '', 'fr-FR'])

    expect(alsoCalled()).toEqual(known)
    vi.restoreAllMocks()
  })

  it('names them in the language of the page, in its own order', () => {
    expect(labelsIn('de-DE')).toEqual([
      'Ålandinseln',
      'Deutschland',
      'Kosovo',
      'Vereinigte Staaten',
      'Vereinigtes Königreich',
    ])
    // In Swedish Å comes after Z.
    expect(labelsIn('sv').at(-1)).toBe('Åland')
  })

  it.each([
    ['USA', '840', 'en-US'],
    ['US', '840', 'en-US'],
    ['Vereinigte Staaten', '840', 'en-US'],
    ['UK', '826', 'de-DE'],
    ['England', '826', 'en-US'],
    ['Deutschland', '276', 'en-US'],
    ['Germany', '276', 'de-DE'],
    ['United States of America (the)', '840', 'de-DE'],
    ['DE', '276', 'de-DE'],
    ['Allemagne', '276', 'fr-FR'],
  ])('has %s found as %s on a page in %s', (typed, id, locale) => {
    const found = countryOptions(countries, locale).filter(({ alsoCalled = [] }) =>
      alsoCalled.includes(typed),
    )

    expect(found.map(({ value }) => value)).toEqual([id])
  })
})
