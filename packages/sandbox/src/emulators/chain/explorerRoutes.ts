import type { FastifyInstance } from 'fastify'
import { cookieSession } from '../../platform/auth/cookieSession.ts'
import { asAccount } from '../../platform/graphql/asAccount.ts'
import { authenticate } from '../../platform/auth/authenticate.ts'
import { pagePolicy } from '../../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../../platform/http/pages/cspReports.ts'
import { notFound } from '../../platform/http/errors/httpError.ts'
import { sendPage } from '../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { blockTransactions } from './blockTransactions.ts'
import { explorerPage } from './explorerPage.ts'

/** Adds the explorer of the private chain: a page outside the app, for signed-in users. */
export function addExplorerRoutes(app: FastifyInstance, services: PlatformServices): void {
  app.get<{ Querystring: { block?: string } }>('/vnet-explorer/txpage', async (request, reply) => {
    if (!(await cookieSession(services, request.headers)))
      return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`)
    const { context } = await authenticate(request, services)
    const { block = '' } = request.query
    if (!/^\d{1,18}$/.test(block)) throw notFound()
    const entries = await asAccount(services.db, context, (client) => blockTransactions(client, block))
    return sendPage(reply, explorerPage(block, entries), (nonce) =>
      pagePolicy({ nonce, reportTo: reportPath }),
    )
  })
}
