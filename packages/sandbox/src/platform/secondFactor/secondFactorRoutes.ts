import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { asOperation } from '../audit/asOperation.ts'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { contextSettings } from '../graphql/pgSettings.ts'
import { HttpError, notAllowed, notFound } from '../http/errors/httpError.ts'
import { ownOrigin } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import { requestContextOf, type RequestContext } from '../http/requestContext.ts'
import { sessionOf } from '../auth/sessionScope.ts'
import { addPasskey, askForPasskey, askToConfirm, confirmSession, type Site } from './passkeys.ts'
import { brandingFor } from './brandingFor.ts'
import { newTicket } from './tickets.ts'

const path = '/api/v2/second-factor'

/** Adds the routes of the second factor: adding a passkey, and confirming the session with one. */
export function addSecondFactorRoutes(scope: FastifyInstance, services: PlatformServices): void {
  const { db } = services

  // Only the person themself adds a passkey, on a page of ours.
  scope.post(`${path}/passkey-options`, async (request) => {
    const { context, sessionId, userId } = personOf(request)
    if (context.sessionKind !== 'cookie') throw notAllowed()
    const { name } = await brandingFor(services, context.accountId)
    const site = { ...siteOf(request, services), name }
    return refusing(async () => ({
      data: await inTransaction(db, async (client) => {
        await actAs(client, context)
        await client.query('select app_private.check_new_passkey()')
        return askForPasskey(client, { sessionId, userId }, site)
      }),
    }))
  })

  // Where an account of theirs requires a second factor, the first passkey waits for a link that is mailed.
  scope.post(`${path}/passkey-link`, async (request) => {
    const { context } = personOf(request)
    if (context.sessionKind !== 'cookie') throw notAllowed()
    return refusing(async () => ({
      data: await asOperation(db, { ...doerOf(context), operation: 'mailPasskeyLink' }, async (client) => {
        await actAs(client, context)
        const { rows } = await client.query<{ email: string }>(
          'select app_private.mail_passkey_link() as email',
        )
        return rows[0]
      }),
    }))
  })

  scope.post(`${path}/passkeys`, async (request) => {
    const { context, sessionId } = personOf(request)
    if (context.sessionKind !== 'cookie') throw notAllowed()
    const { name, response } = (request.body ?? {}) as { name?: unknown; response?: RegistrationResponseJSON }
    if (typeof response?.id !== 'string') throw new HttpError(400, 'invalid_input', 'responseMissing')
    const added = { name: typeof name === 'string' ? name : '', response, site: siteOf(request, services) }
    return refusing(async () => ({
      data: await asOperation(db, { ...doerOf(context), operation: 'addPasskey' }, async (client) => {
        await actAs(client, context)
        return addPasskey(client, sessionId, added)
      }),
    }))
  })

  // A vendor's page is of another origin, where our passkeys do not work: it opens the page of the ticket.
  scope.post(`${path}/options`, async (request) => {
    const { context, sessionId, userId } = personOf(request)
    const site = siteOf(request, services)
    return inTransaction(db, async (client) => {
      const options = await askToConfirm(client, sessionId, userId, site)
      if (!options) return { data: { hasPasskey: false } }
      if (context.sessionKind === 'cookie') return { data: { hasPasskey: true, options } }
      const ticket = await newTicket(client, sessionId, options)
      return {
        data: { hasPasskey: true, page: `${site.origin}/authenticate/second-factor?ticket=${ticket}` },
      }
    })
  })

  scope.post(`${path}/confirm`, async (request) => {
    const { context, sessionId, userId } = personOf(request)
    const { response } = (request.body ?? {}) as { response?: AuthenticationResponseJSON }
    if (typeof response?.id !== 'string') throw new HttpError(400, 'invalid_input', 'responseMissing')
    const site = siteOf(request, services)
    await asOperation(db, { ...doerOf(context), operation: 'confirmSecondFactor' }, async (client) => {
      await actAs(client, context)
      await confirmSession(client, { sessionId, userId }, response, site)
    })
    return { data: { confirmed: true } }
  })

  scope.post(`${path}/state`, async (request) => {
    const { sessionId } = personOf(request)
    const { rows } = await db.pool.query<{ confirmed: boolean }>(
      `select confirmed_until > app_private.now() as confirmed from app_private.sessions where id = $1`,
      [sessionId],
    )
    return { data: { confirmed: rows[0]?.confirmed === true } }
  })
}

function personOf(request: FastifyRequest) {
  const context = requestContextOf(request.raw)
  const session = sessionOf(request)
  if (!context?.userId || !session) throw notFound()
  return { context, sessionId: session.id, userId: context.userId }
}

/** The name of ours that the page was asked at; passkeys are bound to it. */
function siteOf({ headers }: FastifyRequest, { origins }: PlatformServices): Site {
  const origin = headers.authorization === undefined ? ownOrigin(headers, origins) : undefined
  return { origin: origin ?? origins.main }
}

const doerOf = ({ userId, accountId, requestId }: RequestContext) => ({ userId, accountId, requestId })

async function actAs(client: PoolClient, context: RequestContext): Promise<void> {
  const { role: _, ...settings } = contextSettings(context)
  await applySettings(client, settings)
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
  }
}
