import { fixtureIds } from '../../testing/fixtureIds'
import type { PaperToSign, SigningConsent, StepSigner } from './SigningPapers'

/** Three trustees and the issuer: one has signed, it is the turn of the two others, the reader first, and then of the issuer. */
export function someSigners(): StepSigner[] {
  const trustee = { capacity: 'Trustee of The Müller Family Trust', canBeMailed: true }
  const since = '2026-11-18T09:00:00.000Z'
  return [
    {
      ...{ ...trustee, id: fixtureIds.nth(6111), name: 'Anna Müller', status: 'signed', isYours: false },
      ...{ isMailed: true, since, signedOn: '2026-11-18T09:12:00.000Z' },
    },
    {
      ...{ ...trustee, id: fixtureIds.nth(6112), name: 'Jonas Desrosiers', status: 'waiting', isYours: true },
      ...{ isMailed: false, since },
    },
    {
      ...{ ...trustee, id: fixtureIds.nth(6113), name: 'Peter Müller', status: 'waiting', isYours: false },
      ...{ isMailed: true, since, mailedOn: '2026-11-20T09:00:00.000Z' },
    },
    {
      ...{ id: fixtureIds.nth(6114), name: 'Halden Biologics, Inc.', status: 'later', isYours: false },
      ...{ isMailed: false, canBeMailed: true },
    },
  ]
}

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
