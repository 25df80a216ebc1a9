import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { openErrand } from '../../emulators/callbacks.ts'
import { envelopeOf } from '../../emulators/signing/envelopes.ts'
import { requireGrant } from '../embed/grantHooks.ts'
import { isId } from '../auth/membership.ts'
import type { Database } from '../db/openDb.ts'
import { asAccount } from './asAccount.ts'
import { notAllowed, notFound } from './httpError.ts'
import { ownOrigin } from './origins.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { requestContextOf, type RequestContext } from './requestContext.ts'
import { sessionOf } from './sessionScope.ts'

/** The way to a provider: an address, or what builds one, good for one step and for a short time. */
export function addIntegrationRoutes(scope: FastifyInstance, services: PlatformServices): void {
  const { origins } = services

  scope.post('/api/v2/integration/docusign-link', async (request) => {
    const token = await errandFor(request, services, envelopeOf)
    return { data: { link: `${origins.provider}/docusign/sign?token=${token}` } }
  })

  scope.post('/api/v2/integration/investready-credential', async (request) => {
    const token = await errandFor(request, services)
    return { data: { token, state: randomUUID() } }
  })
}

async function errandFor(
  request: FastifyRequest,
  services: PlatformServices,
  envelopeOf?: (db: Database, stepId: string) => Promise<string | null>,
): Promise<string> {
  requireGrant(request, 'steps')
  const context = requestContextOf(request.raw)
  const session = sessionOf(request)
  const { stepId } = (request.body ?? {}) as { stepId?: unknown }
  if (!context || !session || !isId(stepId) || !(await isCurrent(services, context, stepId))) throw notFound()
  if (context.role === 'account_viewer') throw notAllowed()
  const origins = session.origins ?? parentOrigins(request, services)
  const envelopeId = await envelopeOf?.(services.db, stepId)
  return openErrand(services.db, { stepId, envelopeId, userId: context.userId, origins })
}

/** Whether the investor may work on the step now: another's step and no step at all are the same. */
async function isCurrent(
  { db }: PlatformServices,
  context: RequestContext,
  stepId: string,
): Promise<boolean> {
  if (context.accountType !== 'investor') return false
  return asAccount(db, context, async (client) => {
    const { rows } = await client.query(
      `select from app_public.steps join app_public.processes on processes.id = steps.process_id
        where steps.id = $1 and processes.current_step = steps.id and steps.status not in ('complete', 'retry_limit')`,
      [stepId],
    )
    return rows.length > 0
  })
}

/** Our own pages go by several names; the one the person used comes first. */
function parentOrigins({ headers }: FastifyRequest, { origins }: PlatformServices): string[] {
  const own = ownOrigin(headers, origins)
  return own ? [own] : []
}
