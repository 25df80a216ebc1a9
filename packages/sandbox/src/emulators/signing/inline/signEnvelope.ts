import { asOperation } from '../../../platform/audit/asOperation.ts'
import type { Database } from '../../../platform/db/openDb.ts'
import { refusalOf } from '../../../platform/http/refusalOf.ts'
import { signingErrand } from '../../errandPurposes.ts'
import type { Consent } from './consent.ts'
import { type KeptPaper, papersOf } from './paperStore.ts'
import type { Signing } from './readSigning.ts'
import { sealKey } from './sealKey.ts'
import type { Fact } from './appendCertificate.ts'

/** Who signs which envelope, and from where. */
export interface Signer {
  stepId: string
  envelopeId: string
  userId: string | null
  investorId: string
  requestId: string
  ip: string
  consent: Consent
}

/** What came of it: `over` where somebody was first, in another tab or elsewhere. */
export type SigningOutcome = 'signed' | 'over' | 'letters'

/**
 * Signs every paper of an envelope and completes its step, in one transaction. Of two that come at once the second waits
 * for the first, and finds that it is over.
 */
export async function signEnvelopePapers(
  db: Database,
  signer: Signer,
  signing: Signing,
): Promise<SigningOutcome> {
  const seal = await sealKey(db)
  const [{ signPaper }, { LetterMissing }] = await Promise.all([
    import('./signPaper.ts'),
    import('./faces.ts'),
  ])
  const { envelopeId, stepId, userId, investorId, requestId } = signer
  const doer = { userId, accountId: investorId, requestId, operation: 'signPapers' }
  try {
    return await asOperation(db, doer, async (client) => {
      const { rows } = await client.query<{ status: string; email: string | null; now: Date }>(
        `select status, to_email as email, app_private.now() as now from app_private.envelopes where id = $1 for update`,
        [envelopeId],
      )
      const [envelope] = rows
      if (envelope?.status !== 'sent') return 'over'
      // A client asks as the pool does, within its transaction.
      for (const paper of await papersOf({ pool: client as never }, envelopeId)) {
        const { rows: files } = await client.query<{ shown: Buffer }>(
          'select shown from app_private.signing_papers where id = $1',
          [paper.id],
        )
        const signed = await signPaper({
          shown: files[0]?.shown ?? Buffer.alloc(0),
          fields: paper.fields,
          marks: signing.marks,
          signedAt: envelope.now,
          facts: factsOf(paper, { ...signer, ...signing, email: envelope.email, signedAt: envelope.now }),
          seal,
        })
        await client.query('update app_private.signing_papers set signed = $2 where id = $1', [
          paper.id,
          signed,
        ])
      }
      const { ip, consent } = signer
      const { signedBy, method } = signing
      await client.query('select app_private.sign_papers($1, $2)', [
        envelopeId,
        { signedBy, method, ip, userId, consent },
      ])
      await client.query('select app_private.provider_complete_step($1, $2, $3, $4)', [
        signingErrand.provider,
        stepId,
        'complete',
        { signedBy, method },
      ])
      return 'signed'
    })
  } catch (error) {
    if (error instanceof LetterMissing) return 'letters'
    throw refusalOf(error)
  }
}

interface Evidence extends Signer, Signing {
  email: string | null
  signedAt: Date
}

/** What the last page of a signed paper says, in its own language. */
function factsOf(
  paper: KeptPaper,
  { signedBy, method, email, ip, signedAt, consent, envelopeId }: Evidence,
): Fact[] {
  return [
    ['Document', `${paper.name}, version ${paper.version}, ${paper.pages} pages`],
    ['SHA-256 of the document as it was shown', paper.shownHash],
    ['Signed by', signedBy],
    ['Email', email ?? 'N/A'],
    ['Signature', method === 'drawn' ? 'Drawn by hand' : 'Typed'],
    ['Opened', utc(paper.openedOn)],
    ['Signed', utc(signedAt)],
    ['Network address', maskedIp(ip)],
    [`Agreed to (version ${consent.version}, ${consent.locale})`, `${consent.agree} ${consent.disclosure}`],
    ['Envelope', envelopeId],
  ]
}

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** Keeps the network, hides the machine: whoever gets a copy does not learn where the signer sat. */
const maskedIp = (ip: string) =>
  ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:…` : ip.replace(/\.\d+$/, '.…')
