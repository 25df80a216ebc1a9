import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieSession } from '../../platform/auth/cookieSession.ts'
import { reseed } from '../../platform/db/reseed.ts'
import { pagePolicy } from '../../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../../platform/http/pages/cspReports.ts'
import { forbiddenOrigin } from '../../platform/http/errors/httpError.ts'
import { isSameOrigin } from '../../platform/http/origins.ts'
import { sendPage } from '../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { notifyReset } from '../../platform/live/sockets/followSessions.ts'
import { newInvestor } from '../investors/newInvestor.ts'
import { parseInvestorRequest } from '../investors/parseInvestorRequest.ts'
import { applyScenario } from './applyScenario.ts'
import { parseScenarioRequest } from './parseScenarioRequest.ts'
import { scenarioPage } from './scenarioPage.ts'
import type { Scenarios } from './Scenarios.ts'

/** Adds the page and the API that start and clear scenarios, and create investors. */
export function addScenarioRoutes(
  app: FastifyInstance,
  services: PlatformServices,
  scenarios: Scenarios,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, said?: string) => {
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html'))
      return reply.send({ scenarios: scenarios.list(), said })
    return sendPage(reply, scenarioPage(scenarios.list(), said), (nonce) =>
      pagePolicy({ nonce, reportTo: reportPath }),
    )
  }
  // Another site must not break the sandbox that a person is working with.
  const ownPagesOnly = async ({ headers }: FastifyRequest) => {
    if (!isSameOrigin(headers, services.origins)) throw forbiddenOrigin()
  }

  app.get('/sandbox/scenario', (request, reply) => answer(request, reply))

  app.post('/sandbox/scenario', { preHandler: ownPagesOnly }, async (request, reply) => {
    const session = await cookieSession(services, request.headers)
    return answer(
      request,
      reply,
      await applyScenario(parseScenarioRequest(request.body), session, services, scenarios),
    )
  })

  const clear = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = (request.body ?? {}) as { id?: string }
    if (id) await scenarios.remove(Number(id))
    else await scenarios.clear()
    return answer(request, reply, id ? 'It is off.' : 'Everything is off.')
  }
  app.post('/sandbox/scenario/clear', { preHandler: ownPagesOnly }, clear)
  app.delete('/sandbox/scenario', { preHandler: ownPagesOnly }, clear)

  app.post('/sandbox/investors', { preHandler: ownPagesOnly }, async (request, reply) => {
    const investor = await newInvestor(services.db, parseInvestorRequest(request.body))
    if (!request.headers.accept?.includes('text/html'))
      return reply.code(201).header('cache-control', 'no-store').send(investor)
    return answer(request, reply, `${investor.name} is here: sign in as ${investor.email}.`)
  })

  app.post('/sandbox/reset', { preHandler: ownPagesOnly }, async (request, reply) => {
    await scenarios.clear()
    await reseed(services.db)
    await notifyReset(services.db)
    return answer(request, reply, 'The sample data is restored.')
  })
}
