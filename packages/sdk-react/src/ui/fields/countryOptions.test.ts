import { describe, expect, it } from 'vitest'
import { countryOptions } from './countryOptions'

const countries = [
  { id: 840, name: 'United States of America (the)', alpha2: 'US' },
  { id: 826, name: 'United Kingdom of Great Britain and Northern Ireland (the)', alpha2: 'GB' },
  { id: 276, name: 'Germany', alpha2: 'DE' },
]

describe('countryOptions', () => {
  it('shows the names it was given', () => {
    expect(countryOptions(countries, 'en-US').map(({ label }) => label)).toEqual(
      countries.map(({ name }) => name),
    )
  })

  it.each([
    ['USA', '840', 'en-US'],
    ['US', '840', 'en-US'],
    ['Vereinigte Staaten', '840', 'en-US'],
    ['UK', '826', 'de-DE'],
    ['England', '826', 'en-US'],
    ['Deutschland', '276', 'en-US'],
    ['DE', '276', 'de-DE'],
    ['Allemagne', '276', 'fr-FR'],
  ])('has %s found as %s on a page in %s', (typed, id, locale) => {
    const found = countryOptions(countries, locale).filter(({ alsoCalled = [] }) =>
      alsoCalled.includes(typed),
    )

    expect(found.map(({ value }) => value)).toEqual([id])
  })
})
