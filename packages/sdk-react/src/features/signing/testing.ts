import { fixtureIds, somePapers, someSigners, type FakeServer } from '@capstan/sdk-core/testing'
import { aStepOf } from '../steps/testing'

/** A PDF of one page with a title and a line, as every reader opens it; its page may have more entries, such as a rotation. */
export function aPdf(title: string, page = ''): string {
  const content = `BT /F1 18 Tf 72 700 Td (${title}) Tj 0 -40 Td /F1 11 Tf (The Investor subscribes on these terms.) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** Returns a step with papers that are signed in the page. */
export const aSigningStep = (changes: Parameters<typeof aStepOf>[1] = {}) =>
  aStepOf('iframe', {
    service: 'docusign',
    schema: { title: 'Sign documents', signing: 'inline' },
    ...changes,
  })

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the platform's answer to a request for the file of a paper. */
export function paperAnswer(variables: unknown, fileOf = aPdf): object {
  const paper = somePapers().papers.find(({ id }) => id === Object(variables).paperId)
  return { data: { content: btoa(fileOf(paper?.name ?? '')) } }
}

/** Returns the response of a route that refuses a request. */
export const refusedRoute = (code: string, message: string, details?: object) =>
  Response.json({ errors: [{ message, extensions: { code, details } }] }, { status: 400 })

/** Mocks the papers of a step to be signed, and the answer to the signature. */
export function mockSigningApi(
  server: FakeServer,
  outcome = 'signed',
  fileOf = aPdf,
  { signers, signer }: { signers?: object[]; signer?: object } = {},
): void {
  const { papers, consent } = somePapers()
  server.onPost('/api/v2/integration/signing-papers', async () => ({
    data: {
      status: 'sent',
      sender: 'Larkspur Securities LLC',
      consent,
      signers,
      signer,
      papers: await Promise.all(
        papers.map(async (paper) => ({ ...paper, sha256: await hashOf(fileOf(paper.name)) })),
      ),
    },
  }))
  server.onPost('/api/v2/integration/signing-paper', (variables) => paperAnswer(variables, fileOf))
  server.onPost('/api/v2/integration/sign-papers', () => ({ data: { outcome } }))
  server.onPost('/api/v2/integration/decline-papers', () => ({ data: { outcome: 'sent_back' } }))
}

/** Mocks papers that wait for the signatures of others. */
export function mockWaitingApi(server: FakeServer, signers: object[] = afterOwnSignature()): void {
  server.onPost('/api/v2/integration/signing-papers', () => ({
    data: { status: 'waiting', sender: 'Larkspur Securities LLC', signers },
  }))
  server.onPost('/api/v2/integration/remind-signer', () => ({ data: { outcome: 'sent' } }))
}

/** The signers once the reader has signed, too. */
export const afterOwnSignature = () =>
  someSigners().map((signer) =>
    signer.isYours ? { ...signer, status: 'signed', signedOn: '2026-11-21T15:46:00.000Z' } : signer,
  )

/** Mocks the papers of a step that is done. */
export function mockSignedApi(server: FakeServer, isUnaltered = true): void {
  server.onPost('/api/v2/integration/signing-papers', () => ({
    data: {
      status: 'completed',
      envelopeId: fixtureIds.nth(6100),
      documentUri: `/integration/signed-document/${fixtureIds.nth(6100)}/key`,
      isUnaltered,
      certificate: {
        signedBy: 'Maren Okafor',
        email: 'maren.okafor@example.com',
        openedOn: '2026-11-21T15:41:00.000Z',
        signedOn: '2026-11-21T15:46:00.000Z',
      },
      papers: somePapers().papers.map(({ id, name, pages, sha256 }) => ({
        id,
        name,
        pages: pages + 1,
        sha256,
      })),
    },
  }))
}
