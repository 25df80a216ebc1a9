import type { FastifyInstance } from 'fastify'
import { isId } from '../../platform/auth/membership.ts'
import { providerPolicy } from '../../platform/http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../../platform/http/pages/cspReports.ts'
import { notFound } from '../../platform/http/errors/httpError.ts'
import { html } from '../../platform/http/pages/html.ts'
import { type Page, sendPage } from '../../platform/http/pages/page.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { speechOf } from '../../platform/language/locales.ts'
import { certificatePage } from './certificatePage.ts'
import { openEnvelope } from './envelopes.ts'
import { paperFile, papersOf } from './inline/paperStore.ts'
import { signedFilePolicy } from './signedFile.ts'

interface Keyed {
  Params: { id: string; key: string }
}

/** The provider's page about an envelope, with its certificate, and the file that was signed. */
export function addDocumentRoutes(app: FastifyInstance, { db, origins }: PlatformServices): void {
  const open = async ({ id, key }: Keyed['Params']) => {
    const envelope = await openEnvelope(db, id, key)
    if (!envelope) throw notFound()
    return envelope
  }

  app.get<Keyed>('/docusign/documents/:id/:key', async ({ params, headers }, reply) => {
    const speech = speechOf(undefined, headers['accept-language'])
    const page: Page = {
      ...certificatePage(
        { ...(await open(params)), papers: await papersOf(db, params.id) },
        `/docusign/documents/${params.id}/${params.key}`,
        speech,
        `${origins.main}/verify`,
      ),
      isFramed: true,
      head: html`<script type="module" src="/scripts/verify.ts"></script>`,
    }
    const reportTo = `${origins.main}${reportPath}`
    return sendPage(reply, page, (nonce) => providerPolicy({ nonce, reportTo, ancestors: [] }))
  })

  app.get<Keyed>('/docusign/documents/:id/:key/file', async ({ params }, reply) => {
    const { file } = await open(params)
    if (!file) throw notFound()
    // With several files, the seal covers the list of them.
    if ((await papersOf(db, params.id)).length > 0)
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(file)
    return reply
      .header('content-security-policy', signedFilePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(file)
  })

  app.get<Keyed & { Params: { paper: string } }>(
    '/docusign/documents/:id/:key/papers/:paper',
    async ({ params }, reply) => {
      const { id, status } = await open(params)
      const paper = isId(params.paper) && status === 'completed' && (await paperFile(db, id, params.paper))
      if (!paper) throw notFound()
      return reply
        .header('content-security-policy', signedFilePolicy)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}.pdf`)
        .type('application/pdf')
        .send(paper.file)
    },
  )
}
