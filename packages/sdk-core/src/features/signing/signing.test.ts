import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { askForPapers, initialsOf, isSignedInline, remindSigner, strokePath } from './signing'
import { declinePapers } from './declinePapers'
import { paperFile } from './paperFile'
import { checkSignerName, isSameName, signPapers } from './signPapers'
import type { Stroke } from './SigningPapers'
import { somePapers, someSigners } from './testing'

const stepId = fixtureIds.step
const path = (name: string) => `/api/v2/integration/${name}`

describe('papers that are signed in the page', () => {
  it('are read as the platform sends them', async () => {
    const { server, capstan } = anInstance()
    const { papers, consent } = somePapers()
    server.onPost(path('signing-papers'), () => ({
      data: { status: 'sent', sender: 'Larkspur', papers, consent, more: 1 },
    }))

    expect(await askForPapers(capstan, stepId)).toEqual({
      ...{ status: 'sent', sender: 'Larkspur', papers, consent, signers: [] },
    })
    expect(server.requests[0]?.variables).toEqual({ stepId })
  })

  it('are read with the signers, in their order, while they wait for others', async () => {
    const { server, capstan } = anInstance()
    const signers = someSigners()
    server.onPost(path('signing-papers'), () => ({
      data: { status: 'waiting', sender: 'Larkspur', signers },
    }))

    expect(await askForPapers(capstan, stepId)).toEqual({ status: 'waiting', sender: 'Larkspur', signers })
  })

  it.each([
    ['sent', true],
    ['over', false],
  ])('are mailed to a signer again, which is %s', async (outcome, isSent) => {
    const { server, capstan } = anInstance()
    server.onPost(path('remind-signer'), () => ({ data: { outcome } }))
    const signerId = fixtureIds.nth(6113)

    expect(await remindSigner(capstan, { stepId, signerId })).toBe(isSent)
    expect(server.requests[0]?.variables).toEqual({ stepId, signerId })
  })

  it.each([
    ['no status', {}, 'status'],
    ['an unknown status', { status: 'lost' }, 'status'],
    [
      'a signer of no status',
      { status: 'waiting', sender: 'L', signers: [{ id: '1', name: 'A' }] },
      'status',
    ],
    ['no list of papers', { status: 'sent', sender: 'L', papers: {} }, 'papers'],
    [
      'an unknown field',
      { status: 'sent', sender: 'L', papers: [{ ...somePapers().papers[0], fields: [{ kind: 'stamp' }] }] },
      'kind',
    ],
  ])('are refused with %s', async (_, data, field) => {
    const { server, capstan } = anInstance()
    server.onPost(path('signing-papers'), () => ({ data }))

    await expect(askForPapers(capstan, stepId)).rejects.toMatchObject({
      code: 'answer_unreadable',
      details: { field },
    })
  })

  it('have files with exactly the announced bytes', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path('signing-paper'), () => ({ data: { content: btoa('abc') } }))
    // The hash of 'abc' as FIPS 180-4 gives it.
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    const wanted = { stepId, paperId: fixtureIds.nth(1), sha256 }

    expect((await paperFile(capstan, wanted)).size).toBe(3)
    await expect(paperFile(capstan, { ...wanted, sha256: sha256.replace('b', 'c') })).rejects.toMatchObject({
      code: 'answer_unreadable',
    })
  })

  it('are signed with the hashes of the shown files and the version of the accepted terms', async () => {
    const { server, capstan } = anInstance()
    const { papers, consent } = somePapers()
    server.onPost(path('sign-papers'), () => ({ data: { outcome: 'signed' } }))
    const marks = { signature: { text: 'Maren Okafor' } }
    const input = { stepId, papers, consent, marks, name: 'Maren Okafor', fields: ['0.signature'] }

    expect(await signPapers(capstan, input)).toBe('signed')
    expect(server.requests[0]?.variables).toEqual({
      ...{ stepId, marks, name: 'Maren Okafor', fields: ['0.signature'], consent: consent.version },
      shown: Object.fromEntries(papers.map(({ id, sha256 }) => [id, sha256])),
    })
  })

  it('are not treated as signed when the platform sends an unknown status', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path('sign-papers'), () => ({ data: { outcome: 'perhaps' } }))
    const input = { stepId, ...somePapers(), marks: {}, name: '', fields: [] }

    await expect(signPapers(capstan, input)).rejects.toMatchObject({ code: 'answer_unreadable' })
  })

  it('name the characters of a name that they cannot be set with', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path('check-signer-name'), () => ({ data: { letters: ['आ'] } }))

    expect(await checkSignerName(capstan, { stepId, name: 'आ Wang' })).toEqual(['आ'])
    expect(server.requests[0]?.variables).toEqual({ stepId, name: 'आ Wang' })
  })

  it('are declined with a reason', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path('decline-papers'), () => ({ data: { outcome: 'declined' } }))
    await declinePapers(capstan, { stepId, reason: 'Wrong name', isFinal: false })

    expect(server.requests[0]?.variables).toEqual({ stepId, reason: 'Wrong name', isFinal: false })
  })
})

describe('isSameName', () => {
  it.each([
    ['Zoë Ångström', ' ZOË  ångström ', true],
    // The letter and its ring may be two characters.
    ['Zoë Ångström', 'Zoë A\u030Angström', true],
    ['Jonas Desrosiers', 'J. P. Desrosiers', false],
    ['Jonas Desrosiers', '', false],
  ])('of %j and %j is %j', (one, other, expected) => {
    expect(isSameName(one, other)).toBe(expected)
  })
})

describe('isSignedInline', () => {
  it.each([
    [{ service: 'docusign', schema: { signing: 'inline' } }, true],
    [{ service: 'docusign', schema: { title: 'Sign' } }, false],
    [{ service: 'docusign', schema: null }, false],
    [{ service: 'payment', schema: { signing: 'inline' } }, false],
  ])('of %j is %j', (step, expected) => {
    // proves SIGN-028
    expect(isSignedInline(step)).toBe(expected)
  })
})

describe('initialsOf', () => {
  it.each([
    ['Maren Okafor', 'MO'],
    ['  zoë   ångström ', 'ZÅ'],
    ['Ana María de la Cruz', 'AMC'],
    ['', ''],
  ])('%j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

// The sandbox draws the same into the file, and holds the same cases: strokePath.test.ts.
const strokeFile = new URL('strokeCases.json', import.meta.url)
const strokeCases = JSON.parse(readFileSync(strokeFile, 'utf8')) as {
  name: string
  strokes: Stroke[]
  drawn: string
}[]

describe('strokePath', () => {
  it.each(strokeCases)('draws the strokes of the file: $name', ({ strokes, drawn }) => {
    expect(strokePath(strokes)).toBe(drawn)
  })
})
