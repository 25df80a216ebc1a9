import type { Country } from '../countries/Country'
import type { TermsOfService } from '../features/terms/TermsOfService'
import { fixtureIds } from './fixtureIds'

/** Terms in HTML. */
export function aTermsOfService(changes: Partial<TermsOfService> = {}): TermsOfService {
  return {
    id: fixtureIds.terms,
    type: 'html',
    agreement: '<h1>Terms of Service</h1><p>You agree to these terms.</p>',
    createdOn: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

/** The United States of America. */
export function aCountry(changes: Partial<Country> = {}): Country {
  return { id: 840, name: 'United States of America', alpha2: 'US', alpha3: 'USA', num: 840, ...changes }
}
