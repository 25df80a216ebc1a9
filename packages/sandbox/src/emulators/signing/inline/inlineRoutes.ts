import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isId } from '../../../platform/auth/membership.ts'
import { asOperation } from '../../../platform/audit/asOperation.ts'
import { asAccount } from '../../../platform/graphql/asAccount.ts'
import { notAllowed, notFound, wrongProvider } from '../../../platform/http/errors/httpError.ts'
import type { PlatformServices } from '../../../platform/http/PlatformServices.ts'
import { type RequestContext, requestContextOf } from '../../../platform/http/requestContext.ts'
import { sessionOf } from '../../../platform/auth/sessionScope.ts'
import { failedWith } from '../../failedWith.ts'
import { signingProviderTask } from '../../providerTaskPurposes.ts'
import { envelopeOf, findOpenEnvelope } from '../envelopes.ts'
import { unlockSignature } from '../../../platform/signing/unlockSignature.ts'
import { consentIn } from './consent.ts'
import { openPapers } from './openPapers.ts'
import { paperFile, papersOf } from './paperStore.ts'
import { readSigning } from './readSigning.ts'
import { shownPapers, signedPapers } from './shownPapers.ts'
import { signEnvelopePapers } from './signEnvelope.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** A signing step, as far as the account of the request may see it. */
interface SigningStep {
  id: string
  status: string
  sender: string
  investorId: string
  isCurrent: boolean
}

/** Signing in the page: the papers of a step, their files, and the actions of a signer. */
export function addInlineRoutes(scope: FastifyInstance, services: PlatformServices): void {
  const { db } = services

  scope.post('/api/v2/integration/signing-papers', async (request) => {
    const { context, step } = await stepOf(request, services)
    if (step.status === 'complete') return { data: await signedPapers(db, step.id, context.userId) }
    checkIsOpen(step)
    // A viewer signs nothing here, and may be one of the signers all the same: by the link of their mail.
    if (context.role === 'account_viewer') {
      const signers = await signersOf(db, step.id, context.userId)
      return { data: { status: 'waiting', sender: step.sender, signers } }
    }
    const envelopeId = await envelopeOf(db, step.id, context.userId)
    const signers = await signersOf(db, step.id, context.userId)
    const own = signers.find(({ id }) => id === envelopeId)
    if (signers.length > 1 && own?.status !== 'waiting')
      return { data: { status: 'waiting', sender: step.sender, signers } }
    const papers = envelopeId && (await openPapers(db, step.id, envelopeId))
    const consent = consentIn(context.locale, step.sender)
    const shown = shownPapers({ sender: step.sender, papers: papers || undefined, consent })
    return { data: { ...shown, signers, signer: await partyOf(db, envelopeId) } }
  })

  scope.post('/api/v2/integration/signing-paper', async (request) => {
    const { context, step } = await stepOf(request, services)
    const { paperId } = (request.body ?? {}) as { paperId?: unknown }
    const envelopeId = await findOpenEnvelope(db, step.id, context.userId)
    const paper = envelopeId && isId(paperId) && (await paperFile(db, envelopeId, paperId))
    if (!paper) throw notFound()
    return { data: { content: paper.file.toString('base64') } }
  })

  scope.post('/api/v2/integration/sign-papers', async (request) => {
    const { context, step } = await stepOf(request, services)
    if (step.status === 'complete') return { data: { outcome: 'over' } }
    mayWorkOn(step, context)
    const envelopeId = await findOpenEnvelope(db, step.id, context.userId)
    if (!envelopeId) return { data: { outcome: 'changed' } }
    const consent = consentIn(context.locale, step.sender)
    const signing = readSigning(request.body, await papersOf(db, envelopeId), consent.version)
    if (typeof signing === 'string') return { data: { outcome: signing } }
    const { findMissingLetters } = await import('./faces.ts')
    const texts = [...signing.marks.values()].map((mark) => (mark.kind === 'typed' ? mark.text : ''))
    const letters = findMissingLetters([signing.signedBy, ...texts].join(''))
    if (letters.length > 0) return { data: { outcome: 'letters', letters } }
    await unlockSignature(db, context, step.id)
    const signer = { ...signerOf(request, context, step), envelopeId, consent }
    return { data: { outcome: await signEnvelopePapers(db, signer, signing) } }
  })

  scope.post('/api/v2/integration/check-signer-name', async (request) => {
    await stepOf(request, services)
    const { name } = (request.body ?? {}) as { name?: unknown }
    const { findMissingLetters } = await import('./faces.ts')
    return { data: { letters: findMissingLetters(typeof name === 'string' ? name.slice(0, 200) : '') } }
  })

  scope.post('/api/v2/integration/remind-signer', async (request) => {
    const { context, step } = await stepOf(request, services)
    checkIsOpen(step)
    const { signerId } = (request.body ?? {}) as { signerId?: unknown }
    if (!isId(signerId)) throw notFound()
    if (context.role === 'account_viewer') {
      const signers = await signersOf(db, step.id, context.userId)
      if (!signers.some(({ id, mailedTo }) => id === signerId && mailedTo)) throw notAllowed()
    }
    // The first mail of a party that cannot sign in is held until a session of the account is confirmed.
    if (await isHeld(db, signerId)) {
      await unlockSignature(db, context, step.id)
      return { data: { outcome: 'sent' } }
    }
    const { rows } = await db.pool.query<{ sent: boolean }>(
      'select app_private.mail_signer_again($1, $2) as sent',
      [step.id, signerId],
    )
    return { data: { outcome: rows[0]?.sent ? 'sent' : 'over' } }
  })

  scope.post('/api/v2/integration/decline-papers', async (request) => {
    const { context, step } = await stepOf(request, services)
    mayWorkOn(step, context)
    const { reason, isFinal } = (request.body ?? {}) as { reason?: unknown; isFinal?: unknown }
    const words = typeof reason === 'string' ? reason.trim().slice(0, 1000) : ''
    const envelopeId = await findOpenEnvelope(db, step.id, context.userId)
    if (!words || !envelopeId) return { data: { outcome: words ? 'over' : 'incomplete' } }
    const { investorId, ...who } = signerOf(request, context, step)
    const actor = { ...who, accountId: investorId, operation: 'declinePapers' }
    await asOperation(db, actor, async (client) => {
      await client.query('select app_private.hand_back($1, $2)', [envelopeId, words])
      if (isFinal !== true) return
      const { outcome, output } = failedWith('declined_to_sign', words)
      await client.query('select app_private.provider_complete_step($1, $2, $3, $4)', [
        signingProviderTask.provider,
        step.id,
        outcome,
        output,
      ])
    })
    return { data: { outcome: isFinal === true ? 'declined' : 'sent_back' } }
  })
}

async function isHeld({ pool }: Database, envelopeId: string): Promise<boolean> {
  const { rows } = await pool.query<{ isHeld: boolean }>(
    `select app_private.is_held(envelopes) as "isHeld" from app_private.envelopes where id = $1 and status = 'sent'`,
    [envelopeId],
  )
  return rows[0]?.isHeld === true
}

/** A signer of a step as its page lists them. */
interface StepSigner {
  id: string
  status: 'signed' | 'waiting' | 'later'
  /** The address of the reader's own mail, once it was sent. */
  mailedTo?: string
}

async function signersOf({ pool }: Database, stepId: string, userId: string | null): Promise<StepSigner[]> {
  const { rows } = await pool.query<{ signers: StepSigner[] }>(
    'select app_private.signers_of_step($1, $2) as signers',
    [stepId, userId],
  )
  return rows[0]?.signers ?? []
}

/** Returns the name and the capacity of the party who signs an envelope; undefined when an account signs. */
async function partyOf({ pool }: Database, envelopeId: string | null): Promise<object | undefined> {
  const { rows } = await pool.query<object>(
    'select to_name as name, capacity from app_private.envelopes where id = $1 and party_id is not null',
    [envelopeId],
  )
  return rows[0]
}

const signerOf = ({ ip }: FastifyRequest, { userId, requestId }: RequestContext, step: SigningStep) => ({
  ip,
  userId,
  requestId,
  stepId: step.id,
  investorId: step.investorId,
})

/**
 * Returns the step to sign in the page, for its own investor. The answer for another investor's step is the same as for no step
 * at all.
 */
async function stepOf(
  request: FastifyRequest,
  { db }: PlatformServices,
): Promise<{ context: RequestContext; step: SigningStep }> {
  const context = requestContextOf(request.raw)
  const { stepId } = (request.body ?? {}) as { stepId?: unknown }
  if (!context || !sessionOf(request) || !isId(stepId) || context.accountType !== 'investor') throw notFound()
  const isSeen = await asAccount(db, context, async (client) => {
    const { rows } = await client.query('select from app_public.steps where id = $1', [stepId])
    return rows.length > 0
  })
  if (!isSeen) throw notFound()
  const { rows } = await db.pool.query<SigningStep & { isInline: boolean }>(
    `select steps.id, steps.status, steps.investor_id as "investorId", senders.name as sender,
       app_private.is_current_step(steps.id) as "isCurrent",
       steps.service = $2 and coalesce(steps.schema ->> 'signing', '') = 'inline' as "isInline"
     from app_public.steps join app_public.accounts as senders on senders.id = steps.owner_id where steps.id = $1`,
    [stepId, signingProviderTask.provider],
  )
  const [step] = rows
  if (!step) throw notFound()
  if (!step.isInline && step.status !== 'complete') throw wrongProvider()
  return { context, step }
}

function mayWorkOn(step: SigningStep, { role }: RequestContext): void {
  if (role === 'account_viewer') throw notAllowed()
  checkIsOpen(step)
}

function checkIsOpen({ isCurrent, status }: SigningStep): void {
  if (!isCurrent || status === 'retry_limit' || status === 'failed') throw notFound()
}
