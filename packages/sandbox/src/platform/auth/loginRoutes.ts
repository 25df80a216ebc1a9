import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/contentSecurityPolicy.ts'
import { forbiddenOrigin } from '../http/httpError.ts'
import { isSameOrigin } from '../http/origins.ts'
import { sendPage } from '../http/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { reportPath } from '../http/cspReports.ts'
import { speechOf } from '../language/locales.ts'
import { carriedQuery } from './carriedQuery.ts'
import { cookieSession } from './cookieSession.ts'
import { findDemoUsers, findUserByEmail } from './demoUsers.ts'
import { loginPage } from './loginPage.ts'
import { startSession } from './startSession.ts'

/** The emulated sign-in provider: a page that lists the seeded people, and the form it posts. */
export function addLoginRoutes(app: FastifyInstance, services: PlatformServices): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, error?: 'signInUnknown') => {
    const speech = speechOf(undefined, request.headers['accept-language'])
    const page = loginPage({
      users: await findDemoUsers(services.db),
      query: carriedQuery(request.url),
      error: error && speech.texts.pages[error],
      speech,
    })
    return sendPage(reply, page, (nonce) => pagePolicy({ nonce, reportTo: reportPath }))
  }

  app.get('/authenticate/login', (request, reply) => show(request, reply))

  app.post('/authenticate/login', async (request, reply) => {
    // Otherwise another site could sign a person in as a different user without their noticing.
    if (!isSameOrigin(request.headers, services.origins)) throw forbiddenOrigin()
    const email = chosenUser(request.body)
    const userId = await findUserByEmail(services.db, email)
    if (!userId) return show(request, reply.code(400), 'signInUnknown')
    const previous = await cookieSession(services, request.headers)
    await startSession(services, reply, { userId, email }, previous)
    return reply.redirect(`/authenticate/app-user${carriedQuery(request.url)}`, 303)
  })
}

function chosenUser(body: unknown): string {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : undefined
  return typeof user === 'string' ? user : ''
}
