import { describe, expect, it } from 'vitest'
import { certificateOf } from './certificateOf.ts'
import { consentIn } from './consent.ts'

const paper = {
  name: 'Side letter',
  version: 2,
  pages: 1,
  shownHash: 'abc',
  openedOn: new Date('2026-11-21T15:41:00.000Z'),
}
const signed = {
  signedBy: 'Zoë Ångström',
  method: 'drawn',
  email: null,
  ip: '203.0.113.9',
  signedAt: new Date('2026-11-21T15:46:00.000Z'),
  envelopeId: '1',
} as const

describe('certificateOf', () => {
  it('has the signers, documents, times and methods, but not their devices', () => {
    const { title, facts } = certificateOf(paper, { ...signed, consent: consentIn('en-US', 'Larkspur') })

    expect(title).toBe('Signing certificate')
    expect(facts).toEqual([
      ['Document', 'Side letter, version 2, 1 page'],
      ['SHA-256 of the document as it was shown', 'abc'],
      ['Signed by', 'Zoë Ångström'],
      ['Email', 'N/A'],
      ['Signature', 'Drawn by hand'],
      ['Opened', '2026-11-21 15:41:00 UTC'],
      ['Signed', '2026-11-21 15:46:00 UTC'],
      ['Network address', '203.0.113.…'],
      [
        'Agreed to (version 2026-11, en)',
        expect.stringMatching(/^I agree to sign .* ask Larkspur for paper/),
      ],
      ['Envelope', '1'],
    ])
  })

  it('is in the language of the accepted signing terms', () => {
    const { title, facts } = certificateOf(
      { ...paper, pages: 3 },
      { ...signed, consent: consentIn('de-AT', 'Larkspur') },
    )

    expect(title).toBe('Unterschriftszertifikat')
    expect(facts.map(([label]) => label)).toEqual([
      'Dokument',
      'SHA-256 des Dokuments, wie es gezeigt wurde',
      'Unterschrieben von',
      'E-Mail',
      'Unterschrift',
      'Geöffnet',
      'Unterschrieben',
      'Netzwerkadresse',
      'Zugestimmt (Fassung 2026-11, de-AT)',
      'Umschlag',
    ])
    expect(facts[0]?.[1]).toBe('Side letter, Fassung 2, 3 Seiten')
    expect(facts[4]?.[1]).toBe('Von Hand gezeichnet')
  })
})
