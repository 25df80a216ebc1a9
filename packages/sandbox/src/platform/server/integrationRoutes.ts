import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type ProviderTaskPurpose, openProviderTask } from '../../emulators/callbacks.ts'
import { accreditationProviderTask, signingProviderTask } from '../../emulators/providerTaskPurposes.ts'
import { wireInstructions } from '../../emulators/payment/wireInstructions.ts'
import { envelopeOf } from '../../emulators/signing/envelopes.ts'
import { unlockSignature } from '../signing/unlockSignature.ts'
import { isId } from '../auth/membership.ts'
import { currentEnvelopeKey } from '../envelopes/envelopeKeys.ts'
import { asAccount } from '../graphql/asAccount.ts'
import { notAllowed, notFound, wrongProvider } from '../http/errors/httpError.ts'
import { ownOrigin } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { requestContextOf, type RequestContext } from '../http/requestContext.ts'
import { sessionOf } from '../auth/sessionScope.ts'
import type { Database } from '../db/Database.ts'

/** The way to a provider: an address, or a function that builds one, valid for one step and a short time. */
export function addIntegrationRoutes(scope: FastifyInstance, services: PlatformServices): void {
  const { origins } = services

  scope.post('/api/v2/integration/docusign-link', async (request) => {
    const token = await providerTaskFor(request, services, signingProviderTask, unlocked(request))
    return { data: { link: `${origins.provider}/docusign/sign?token=${token}` } }
  })

  scope.post('/api/v2/integration/investready-credential', async (request) => {
    const token = await providerTaskFor(request, services, accreditationProviderTask)
    return { data: { token, state: randomUUID() } }
  })

  scope.post('/api/v2/integration/envelope-key', async (request) => {
    if (!requestContextOf(request.raw)) throw notFound()
    return { data: await currentEnvelopeKey(services.db) }
  })

  scope.post('/api/v2/integration/payment-instructions', async (request) => {
    const context = requestContextOf(request.raw)
    const { stepId } = (request.body ?? {}) as { stepId?: unknown }
    if (!context || !isId(stepId) || !(await isOwnStep(services, context, stepId))) throw notFound()
    const data = await wireInstructions(services.db, stepId)
    if (!data) throw wrongProvider()
    return { data }
  })
}

/** Returns the envelope of a step; when the account requires a second factor, only after a recent confirmation. */
const unlocked = (request: FastifyRequest) => async (db: Database, stepId: string) => {
  const context = requestContextOf(request.raw)
  const envelope = await envelopeOf(db, stepId, context?.userId)
  // Each party signs its own papers: other users have nothing to sign here.
  if (!envelope) throw notAllowed()
  if (context) await unlockSignature(db, context, stepId)
  return envelope
}

async function providerTaskFor(
  request: FastifyRequest,
  services: PlatformServices,
  purpose: ProviderTaskPurpose,
  envelopeOf?: (db: Database, stepId: string) => Promise<string | null>,
): Promise<string> {
  const context = requestContextOf(request.raw)
  const session = sessionOf(request)
  const { stepId } = (request.body ?? {}) as { stepId?: unknown }
  if (!context || !session || !isId(stepId) || !(await isTheirs(services, context, stepId))) throw notFound()
  if (context.role === 'account_viewer') throw notAllowed()
  const origins = session.origins ?? parentOrigins(request, services)
  const service = await currentService(services.db, stepId)
  if (!service) throw notFound()
  // Checked before an envelope is created for a step whose provider sends none.
  if (service !== purpose.provider) throw wrongProvider()
  const envelopeId = await envelopeOf?.(services.db, stepId)
  return openProviderTask(services.db, { ...purpose, stepId, envelopeId, userId: context.userId, origins })
}

/** Returns true when the step belongs to the investor, done or not. */
function isOwnStep(services: PlatformServices, context: RequestContext, stepId: string): Promise<boolean> {
  return seesStep(services, context, { text: 'select from app_public.steps where id = $1', stepId })
}

/** Returns true when the step belongs to the investor and is not done; false for another's step and for no step at all. */
function isTheirs(services: PlatformServices, context: RequestContext, stepId: string): Promise<boolean> {
  const text = `select from app_public.steps where id = $1 and status not in ('complete', 'retry_limit')`
  return seesStep(services, context, { text, stepId })
}

async function seesStep(
  { db }: PlatformServices,
  context: RequestContext,
  { text, stepId }: { text: string; stepId: string },
): Promise<boolean> {
  if (context.accountType !== 'investor') return false
  return asAccount(db, context, async (client) => (await client.query(text, [stepId])).rows.length > 0)
}

/** Returns the provider of a step that may be worked on now; `none` when it has no provider. */
async function currentService({ pool }: Database, stepId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ service: string }>(
    `select coalesce(service, 'none') as service from app_public.steps
      where id = $1 and app_private.is_current_step(id)`,
    [stepId],
  )
  return rows[0]?.service
}

/** Our own pages go by several names; the one the person used comes first. */
function parentOrigins({ headers }: FastifyRequest, { origins }: PlatformServices): string[] {
  const own = ownOrigin(headers, origins)
  return own ? [own] : []
}
