import { fixtureIds } from '../../testing/fixtureIds'
import type { PaperToSign, SigningConsent } from './SigningPapers'

/** Two papers: an agreement with initials and a signature, and an acknowledgement with initials. */
export function somePapers(): { papers: PaperToSign[]; consent: SigningConsent } {
  const place = { isTheirs: true, page: 1, x: 0.12, width: 0.36, height: 0.05 }
  return {
    papers: [
      {
        id: fixtureIds.nth(6101),
        name: 'Subscription agreement',
        ...{ version: 1, pages: 1, filled: 5, sha256: 'a'.repeat(64) },
        fields: [
          { ...place, id: '0.initials', kind: 'initials', label: 'Initials', y: 0.4 },
          { ...place, id: '0.signature', kind: 'signature', label: 'Signature of the investor', y: 0.6 },
          { ...place, id: '0.date', kind: 'date', label: 'Date signed', x: 0.52, y: 0.6 },
        ],
      },
      {
        id: fixtureIds.nth(6102),
        name: 'Investor acknowledgement',
        ...{ version: 1, pages: 1, filled: 2, sha256: 'b'.repeat(64) },
        fields: [{ ...place, id: '1.initials', kind: 'initials', label: 'Initials', y: 0.3 }],
      },
    ],
    consent: {
      version: '2026-11',
      locale: 'en',
      agree: 'I agree to sign and to receive these documents electronically.',
      disclosure: 'Signed electronically, these documents bind you as they would on paper.',
    },
  }
}
