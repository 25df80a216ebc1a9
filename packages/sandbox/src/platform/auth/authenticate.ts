import type { FastifyRequest } from 'fastify'
import { cookieSession } from './cookieSession.ts'
import { findSession } from './findSession.ts'
import { isId } from './membership.ts'
import { isServedSecurely, sessionTokenOf } from './sessionCookie.ts'
import { endReasonOf, type Session } from './sessions.ts'
import { acceptedLocale } from '../language/locales.ts'
import { asInvited } from '../embed/asInvited.ts'
import {
  accountNotAvailable,
  accountSuspended,
  delegateSuspended,
  forbiddenOrigin,
  notSignedIn,
} from '../http/errors/httpError.ts'
import { isSameOrigin, ownOrigin } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { RequestContext } from '../http/requestContext.ts'

/** Returns the session and the context of a request; throws a refusal otherwise. 401 is decided before 403. */
export async function authenticate(
  request: FastifyRequest,
  services: PlatformServices,
): Promise<{ session: Session; context: RequestContext }> {
  const session = await sessionOf(request, services)
  if (!session) throw notSignedIn(await reasonOf(request, services))
  if (!comesFromAllowedPage(request, session, services)) throw forbiddenOrigin()
  const context = {
    ...actingFor(request, session),
    userId: session.userId,
    sessionId: session.id,
    sessionKind: session.kind,
    embedVendorId: session.vendorId,
    requestId: request.id,
    locale: acceptedLocale(request.headers['accept-language']),
    origin: ownOrigin(request.headers, services.origins),
  }
  return { session, context: asInvited(session, context) }
}

async function sessionOf(request: FastifyRequest, services: PlatformServices): Promise<Session | undefined> {
  const { headers } = request
  const accountId = askedAccount(request)
  if (headers.authorization === undefined) return cookieSession(services, headers, accountId)
  const token = bearerOf(headers.authorization)
  return token ? findSession(services.db, { token, kind: 'embed', accountId }) : undefined
}

/** Returns the reason why the session of a request ended, if it had one. */
async function reasonOf(
  { headers }: FastifyRequest,
  { db, origins }: PlatformServices,
): Promise<string | undefined> {
  const token =
    headers.authorization === undefined
      ? sessionTokenOf(headers, isServedSecurely(origins))
      : bearerOf(headers.authorization)
  return token && endReasonOf(db, token)
}

const bearerOf = (authorization: string) => /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1]

function comesFromAllowedPage(
  { headers, method }: FastifyRequest,
  session: Session,
  { origins }: PlatformServices,
): boolean {
  if (session.kind === 'embed') return !headers.origin || (session.origins ?? []).includes(headers.origin)
  // A download changes nothing, and no other site can read it; a link of ours or a bookmark leads to it.
  if (method === 'GET') return headers['sec-fetch-site'] === 'none' || isSameOrigin(headers, origins)
  // A form on another site cannot send JSON, and a script there cannot without asking first.
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
  return isJson && isSameOrigin(headers, origins)
}

function actingFor(request: FastifyRequest, session: Session) {
  const asked = askedAccount(request)
  const accountId = asked ?? session.accountId
  const none = { accountId: null, role: null, accountType: null }
  if (!accountId) return none
  if (!isId(accountId) || !mayName(session, accountId)) throw accountNotAvailable()
  const { membership } = session
  if (membership?.status === 'active')
    return { accountId, role: membership.role, accountType: membership.type }
  // Without a header the person is between accounts and must be able to choose another.
  if (asked === undefined && session.kind === 'cookie') return none
  if (membership?.status === 'account_suspended') throw accountSuspended()
  throw membership?.status === 'suspended' ? delegateSuspended() : accountNotAvailable()
}

/** A link cannot send a header: a download may name its account in the address. */
function askedAccount({ headers, method, query }: FastifyRequest): string | undefined {
  const { account } = query as { account?: unknown }
  const named = method === 'GET' && typeof account === 'string' ? account : undefined
  return (headers['x-capstan-account']?.toString() ?? named)?.toLowerCase()
}

const mayName = (session: Session, accountId: string) =>
  session.kind === 'cookie' || session.accountId === accountId
