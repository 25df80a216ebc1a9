import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { forbiddenOrigin, tooManyRequests } from '../http/errors/httpError.ts'
import { isSameOrigin } from '../http/origins.ts'
import { type Page, sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { RateLimit } from '../http/RateLimit.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import { speechOf } from '../language/locales.ts'
import { addressNotice } from './addressNotice.ts'
import { askForMail, parseMailRequest } from './claimMails.ts'
import { confirmPage } from './confirmPage.ts'
import { cookieSession } from './cookieSession.ts'
import { confirmLink, isLinkToken, lookAtLink } from './mailLinks.ts'
import { clearSessionCookie, isServedSecurely } from './sessionCookie.ts'
import { endSession } from './sessions.ts'
import type { Database } from '../db/Database.ts'

const path = '/authenticate/claim'

/**
 * The links of mails that hand over an account, add an address or undo that, or let a person add their first passkey. Opening one
 * changes nothing, by GET or by the HEAD of a mail scanner: the page describes the action, and its form performs it. A link that
 * has expired leads to a page that says so.
 */
export function addClaimRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db, origins } = services
  const ownPagesOnly = async ({ headers }: FastifyRequest) => {
    if (!isSameOrigin(headers, origins)) throw forbiddenOrigin()
  }
  const mails = new RateLimit(20)

  app.get(path, (request, reply) => show(services, request, reply))

  app.post(path, { preHandler: ownPagesOnly }, async (request, reply) => {
    const token = tokenOf(request.body)
    const session = await cookieSession(services, request.headers)
    const { status, kind, emailId, accountName } = await confirmLink(db, token, session)
    if (kind === 'passkey' && status === 'complete') return reply.redirect('/settings/account', 303)
    // The page of the link names the person who has to confirm it, and the result for links of a person rather than an account.
    if (
      token === '' ||
      status === 'not-receiver' ||
      (kind !== 'claim' && kind !== 'ownership' && kind !== null)
    )
      return reply.redirect(linkTo(token), 303)
    return reply.redirect(claimPage({ status, email_id: emailId, account_name: accountName }), 303)
  })

  app.post(`${path}/sign-out`, { preHandler: ownPagesOnly }, async (request, reply) => {
    const session = await cookieSession(services, request.headers)
    if (session) await endSession(db, session.key)
    return reply
      .header('set-cookie', clearSessionCookie(isServedSecurely(origins)))
      .redirect(linkTo(tokenOf(request.body)), 303)
  })

  // The person an account was made for cannot sign in yet, and the platform's mutations need a signed-in user.
  app.post(`${path}/mail`, { preHandler: ownPagesOnly }, async (request, reply) => {
    const wait = mails.take(request.ip)
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw tooManyRequests(wait)
    }
    await askForMail(db, parseMailRequest(request.body)).catch((error: unknown) => {
      throw refusalOf(error)
    })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

async function show(
  services: PlatformServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = services
  const token = tokenOf(request.query)
  if (token === '') return reply.redirect(claimPage({ status: 'no-token' }))
  const session = await cookieSession(services, request.headers)
  const link = await lookAtLink(db, token, session?.userId)
  const speech = speechOf(session?.locale, request.headers['accept-language'])
  if (link.status === 'open') {
    return send(reply, confirmPage({ link, token, speech, person: await personOf(db, session?.userId) }))
  }
  const notice = addressNotice(link, speech)
  if (notice) return send(reply, notice)
  return reply.redirect(claimPage({ status: link.status, email_id: link.emailId }))
}

/** The token of the page's address goes nowhere: neither with the next request, nor with a report of the policy. */
const send = (reply: FastifyReply, page: Page) =>
  sendPage(reply.header('referrer-policy', 'strict-origin'), page, (nonce) => pagePolicy({ nonce }))

function tokenOf(given: unknown): string {
  const { token } = (given ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

const linkTo = (token: string) => (isLinkToken(token) ? `${path}?token=${token}` : path)

/** The app's page that shows the outcome. */
function claimPage(data: Record<string, string | null>): string {
  const known = Object.entries(data).filter((entry): entry is [string, string] => entry[1] !== null)
  return `/account/claim?${new URLSearchParams(known).toString()}`
}

async function personOf(db: Database, userId: string | undefined) {
  if (!userId) return undefined
  const { rows } = await db.pool.query<{ name: string; email: string }>(
    `select concat_ws(' ', first_name, last_name) as name, emails[1] as email from app_public.users where id = $1`,
    [userId],
  )
  return rows[0]
}
