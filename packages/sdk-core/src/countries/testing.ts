import type { Country } from './Country'

/** The United States of America. */
export function aCountry(changes: Partial<Country> = {}): Country {
  return { id: 840, name: 'United States of America', alpha2: 'US', ...changes }
}
