import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { forbiddenOrigin } from '../http/errors/httpError.ts'
import { isSameOrigin } from '../http/origins.ts'
import { sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { reportPath } from '../http/pages/cspReports.ts'
import { speechOf } from '../language/locales.ts'
import { carriedQuery, nextOf } from './carriedQuery.ts'
import { cookieSession } from './cookieSession.ts'
import { findDemoUsers, findUserByEmail } from './demoUsers.ts'
import { invitedTo } from './invitedTo.ts'
import { loginPage } from './loginPage.ts'
import { startSession } from './startSession.ts'
import type { Database } from '../db/Database.ts'

/** The emulated sign-in provider: a page that lists the seeded people, and the form it posts. */
export function addLoginRoutes(
  app: FastifyInstance,
  services: PlatformServices,
  signUp: (db: Database, email: string) => Promise<{ userId: string }>,
): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, unknown?: string) => {
    const speech = speechOf(undefined, request.headers['accept-language'])
    const page = loginPage({
      users: await findDemoUsers(services.db),
      query: carriedQuery(request.url),
      error: unknown === undefined ? undefined : speech.texts.pages.signInUnknown,
      typed: unknown,
      unknown: unknown && isAddress(unknown) ? unknown : undefined,
      offering: await invitedTo(services.db, nextOf(request.url)),
      speech,
    })
    return sendPage(reply, page, (nonce) => pagePolicy({ nonce, reportTo: reportPath }))
  }

  app.get('/authenticate/login', (request, reply) => show(request, reply))

  app.post('/authenticate/login', async (request, reply) => {
    // Otherwise another site could sign a person in as a different user without their noticing.
    if (!isSameOrigin(request.headers, services.origins)) throw forbiddenOrigin()
    const email = chosenUser(request.body)
    const known = await findUserByEmail(services.db, email)
    if (!known && !(wantsAccount(request.body) && isAddress(email)))
      return show(request, reply.code(400), email)
    const userId = known ?? (await signUp(services.db, email)).userId
    const previous = await cookieSession(services, request.headers)
    await startSession(services, reply, { userId, email }, previous)
    return reply.redirect(`/authenticate/app-user${carriedQuery(request.url)}`, 303)
  })
}

const isAddress = (email: string) => email.length <= 200 && /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)

const wantsAccount = (body: unknown) =>
  typeof body === 'object' && body !== null && 'create' in body && body.create === 'yes'

function chosenUser(body: unknown): string {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : undefined
  return typeof user === 'string' ? user : ''
}
