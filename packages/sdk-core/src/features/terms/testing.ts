import type { PendingTerms } from './PendingTerms'
import { fixtureIds } from '../../testing/fixtureIds'

/** Terms in HTML. */
export function aTermsOfService(changes: Partial<PendingTerms> = {}): PendingTerms {
  return {
    id: fixtureIds.terms,
    type: 'html',
    agreement: '<h1>Terms of Service</h1><p>You agree to these terms.</p>',
    language: 'en',
    ...changes,
  }
}
