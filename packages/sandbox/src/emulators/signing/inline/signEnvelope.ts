import { asOperation } from '../../../platform/audit/asOperation.ts'
import type { Database } from '../../../platform/db/openDb.ts'
import { refusalOf } from '../../../platform/http/refusalOf.ts'
import { signingErrand } from '../../errandPurposes.ts'
import { certificateOf } from './certificateOf.ts'
import type { Consent } from './consent.ts'
import { papersOf } from './paperStore.ts'
import type { Signing } from './readSigning.ts'
import { sealKey } from './sealKey.ts'

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
          certificate: certificateOf(paper, {
            ...signer,
            ...signing,
            email: envelope.email,
            signedAt: envelope.now,
          }),
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
