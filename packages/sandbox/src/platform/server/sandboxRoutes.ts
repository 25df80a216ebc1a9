import type { FastifyInstance, FastifyReply } from 'fastify'
import { findDemoUsers } from '../auth/demoUsers.ts'
import { pagePolicy, scriptPagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../http/pages/cspReports.ts'
import { notFound } from '../http/errors/httpError.ts'
import { copyScript, copyScriptPath } from './embedSection.ts'
import { findMail, listMails, readMail } from './outbox.ts'
import { mailPage, outboxPage } from './outboxPage.ts'
import { openOfferings } from './openOfferings.ts'
import { installLine } from './packageRoutes.ts'
import { type Page, sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { welcomePage } from './welcomePage.ts'

interface ToAddress {
  Querystring: { to?: string | string[] }
}

const addressOf = ({ to }: ToAddress['Querystring']) => (Array.isArray(to) ? to[0] : to)

/** Pages about the sandbox itself: its users, its scenarios, the mails it would have sent. */
export function addSandboxRoutes(app: FastifyInstance, { db, origins, packages }: PlatformServices): void {
  const send = (reply: FastifyReply, page: Page) =>
    sendPage(reply, page, (nonce) => pagePolicy({ nonce, reportTo: reportPath }))

  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/welcome'))
  app.get('/sandbox/welcome', async (_request, reply) => {
    const [users, offerings] = [await findDemoUsers(db), await openOfferings(db)]
    const page = welcomePage({ users, offerings, install: packages && installLine(origins.main) })
    return sendPage(reply, page, scriptPagePolicy)
  })
  app.get(copyScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(copyScript),
  )
  app.get<ToAddress>('/sandbox/outbox', async ({ query }, reply) => {
    const to = addressOf(query)
    return send(reply, outboxPage(await listMails(db, to), to))
  })
  app.get<ToAddress>('/sandbox/outbox.json', async ({ query }, reply) => {
    const mails = await listMails(db, addressOf(query))
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: mails.map((mail) => readMail(mail, origins.main)) })
  })
  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async ({ params }, reply) => {
    const mail = await findMail(db, params.id)
    if (!mail) throw notFound()
    return send(reply, mailPage(mail))
  })
}
