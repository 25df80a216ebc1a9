import type { TermsOfService } from './TermsOfService'
import { fixtureIds } from '../../testing/fixtureIds'

/** Terms in HTML. */
export function aTermsOfService(changes: Partial<TermsOfService> = {}): TermsOfService {
  return {
    id: fixtureIds.terms,
    type: 'html',
    agreement: '<h1>Terms of Service</h1><p>You agree to these terms.</p>',
    ...changes,
  }
}
