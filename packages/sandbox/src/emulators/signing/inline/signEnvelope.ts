import type { PoolClient } from 'pg'
import { asOperation } from '../../../platform/audit/asOperation.ts'
import { retryOnDeadlock } from '../../../platform/graphql/mutations/retryOnDeadlock.ts'
import { refusalOf } from '../../../platform/http/errors/refusalOf.ts'
import { signingProviderTask } from '../../providerTaskPurposes.ts'
import { certificateOf, type Evidence, type Signer } from './certificateOf.ts'
import type { Seal } from './cms.ts'
import { type KeptPaper, papersOf } from './paperStore.ts'
import type { Signing } from './readSigning.ts'
import { sealKey } from './sealKey.ts'
import type { Mark } from './signPaper.ts'
import type { Database } from '../../../platform/db/Database.ts'

/**
 * The result of signing: `over` when it was already signed elsewhere, such as in another tab; `other_name` when the name differs
 * from that of the account and no reason was given; `letters` when the typeface lacks a letter.
 */
export type SigningOutcome = 'signed' | 'over' | 'letters' | 'other_name'

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
  const { LetterMissing } = await import('./faces.ts')
  const { stepId, userId, investorId, requestId } = signer
  const { provider } = signingProviderTask
  const actor = { userId, accountId: investorId, requestId, provider, operation: 'signPapers' }
  try {
    // An edit of the vendor holds the investment before it takes the papers back.
    return await retryOnDeadlock(() =>
      asOperation(db, actor, async (client) => {
        const outcome = await signPapersIn(client, signer, signing, seal)
        if (outcome !== 'signed') return outcome
        const { signedBy, method } = signing
        await client.query('select app_private.provider_complete_step($1, $2, $3, $4)', [
          provider,
          stepId,
          'complete',
          { signedBy, method },
        ])
        return 'signed'
      }),
    )
  } catch (error) {
    if (error instanceof LetterMissing) return 'letters'
    throw refusalOf(error)
  }
}

/** Signs the papers of an envelope in a transaction; the last of several signers leaves papers with the signatures of all. */
export async function signPapersIn(
  client: PoolClient,
  signer: Pick<Signer, 'envelopeId' | 'userId' | 'ip' | 'consent'>,
  signing: Signing,
  seal: Seal,
): Promise<SigningOutcome> {
  const { envelopeId, userId, ip, consent } = signer
  const { signedBy, method, otherNameReason, timeZone } = signing
  const { signPaper } = await import('./signPaper.ts')
  const envelope = await lockEnvelope(client, envelopeId)
  if (!envelope) return 'over'
  const { now, ...about } = envelope
  if (about.party && !isSameName(about.party, signedBy) && !otherNameReason) return 'other_name'
  const evidence = { ...signer, ...signing, ...about, signedAt: now }
  for (const paper of await papersIn(client, envelopeId)) {
    const own = { fields: paper.fields, marks: signing.marks, signedAt: now, timeZone }
    const signed = await signPaper({
      shown: paper.shown,
      signers: [{ ...own, certificate: certificateOf(paper, evidence) }],
      sealedAt: now,
      paperId: paper.id,
      seal,
    })
    await client.query('update app_private.signing_papers set signed = $2 where id = $1', [paper.id, signed])
  }
  const kept = { signedBy, method, ip, userId, consent, otherNameReason, timeZone }
  const marks = JSON.stringify(Object.fromEntries(signing.marks))
  await client.query('select app_private.sign_papers($1, $2, $3)', [envelopeId, kept, marks])
  await completePapers(client, envelopeId, seal)
  return 'signed'
}

/** Compares names without regard to case and spaces. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

const plainName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('und')

interface LockedEnvelope {
  email: string | null
  party: string | null
  capacity: string | null
  now: Date
}

/** Locks all envelopes of a set, so that one of two that sign at once is the last. */
async function lockEnvelope(client: PoolClient, id: string): Promise<LockedEnvelope | undefined> {
  await client.query('select app_private.lock_envelopes($1)', [id])
  const { rows } = await client.query<LockedEnvelope>(
    `select to_email as email, capacity, case when party_id is not null then to_name end as party, app_private.now() as now
     from app_private.envelopes where id = $1 and status = 'sent' and (invited_on is not null or about_step_id is null)`,
    [id],
  )
  return rows[0]
}

type ShownPaper = KeptPaper & { shown: Buffer }

async function papersIn(client: PoolClient, envelopeId: string): Promise<ShownPaper[]> {
  // A client asks as the pool does, within its transaction.
  const papers = await papersOf({ pool: client as never }, envelopeId)
  const { rows } = await client.query<{ id: string; shown: Buffer }>(
    'select id, shown from app_private.signing_papers where envelope_id = $1',
    [envelopeId],
  )
  const files = new Map(rows.map(({ id, shown }) => [id, shown]))
  return papers.map((paper) => ({ ...paper, shown: files.get(paper.id) ?? Buffer.alloc(0) }))
}

/** A signature as it is kept with its envelope. */
interface KeptSignature extends Omit<Evidence, 'signedAt' | 'envelopeId'> {
  timeZone?: string
  signedOn: string
}

async function completePapers(client: PoolClient, envelopeId: string, seal: Seal): Promise<void> {
  const { rows } = await client.query<{
    id: string
    status: string
    certificate: KeptSignature
    marks: Record<string, Mark> | null
  }>(
    `select id, status, certificate, marks from app_private.envelopes
     where set_id = (select set_id from app_private.envelopes where id = $1) and not is_test order by signing_order, place`,
    [envelopeId],
  )
  if (rows.length < 2 || rows.some(({ status }) => status !== 'completed')) return
  const { signPaper } = await import('./signPaper.ts')
  const signatures = []
  for (const { id, certificate, marks } of rows) {
    const papers = await papersIn(client, id)
    signatures.push({ id, certificate, marks: new Map(Object.entries(marks ?? {})), papers })
  }
  for (const [at, base] of (signatures[0]?.papers ?? []).entries()) {
    const signers = signatures.flatMap(({ id, certificate, marks, papers }) => {
      const paper = papers[at]
      if (!paper) return []
      const signedAt = new Date(certificate.signedOn)
      const page = certificateOf(paper, { ...certificate, envelopeId: id, signedAt })
      return [{ fields: paper.fields, marks, signedAt, timeZone: certificate.timeZone, certificate: page }]
    })
    // Signed on the page of the provider in another form: then each has their own file.
    if (signers.length < signatures.length) return
    const sealedAt = new Date(Math.max(...signers.map(({ signedAt }) => signedAt.getTime())))
    const completed = await signPaper({ shown: base.shown, signers, sealedAt, paperId: base.id, seal })
    for (const { papers } of signatures)
      await client.query('update app_private.signing_papers set completed = $2 where id = $1', [
        papers[at]?.id,
        completed,
      ])
  }
}
