import type { IncomingMessage } from 'node:http'
import { cookieSession } from '../../auth/cookieSession.ts'
import { findMembership } from '../../auth/membership.ts'
import { isEmbedOrigin, type Session } from '../../auth/sessions.ts'
import { asInvited } from '../../embed/asInvited.ts'
import { hasOneHost, ownOrigin } from '../../http/origins.ts'
import type { PlatformServices } from '../../http/PlatformServices.ts'
import type { RequestContext } from '../../http/requestContext.ts'

/** The admission of a socket: open for a session, waiting for a token, or refused. */
export type Admission =
  | { status: 'open'; session: Session; context: RequestContext }
  | { status: 'waiting' }
  | { status: 'refused'; code: 401 | 403 }

/**
 * Decides before the upgrade. A cookie counts only for our own pages; any other page has to have a token made for it. A
 * program names no page, as every browser does: it waits for a token too.
 */
export async function admit(
  request: IncomingMessage,
  requestId: string,
  services: PlatformServices,
): Promise<Admission> {
  const { db, origins } = services
  const own = ownOrigin(request.headers, origins)
  if (!own || !hasOneHost(request)) return { status: 'refused', code: 403 }
  const { origin } = request.headers
  const session =
    origin === undefined || origin === own ? await cookieSession(services, request.headers) : undefined
  if (session) return admitSession(request, session, requestId, services)
  const mayHaveToken = origin === undefined ? !request.headers.cookie : await isEmbedOrigin(db, origin)
  if (mayHaveToken) return { status: 'waiting' }
  return { status: 'refused', code: origin === undefined || origin === own ? 401 : 403 }
}

async function admitSession(
  request: IncomingMessage,
  session: Session,
  requestId: string,
  services: PlatformServices,
): Promise<Admission> {
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('account')?.toLowerCase()
  const context = await liveContext(session, asked ?? session.accountId, requestId, services)
  return context ? { status: 'open', session, context } : { status: 'refused', code: 403 }
}

/** Returns the context of a socket, or undefined when the person does not belong to the account. */
export async function liveContext(
  session: Session,
  accountId: string | null,
  requestId: string,
  { db }: PlatformServices,
): Promise<RequestContext | undefined> {
  const { userId, id: sessionId, kind: sessionKind } = session
  const person = { userId, sessionId, sessionKind, requestId }
  if (!accountId) return { ...person, accountId: null, role: null, accountType: null }
  const membership = await findMembership(db, userId, accountId)
  if (membership?.status !== 'active') return undefined
  const { role, type: accountType } = membership
  return asInvited(session, { ...person, accountId, role, accountType })
}
