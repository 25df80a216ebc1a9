import type { FastifyInstance, FastifyReply } from 'fastify'
import { isId } from '../../platform/auth/membership.ts'
import { notFound } from '../../platform/http/errors/httpError.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { isCurrent, ticketOf } from '../tickets.ts'
import { openEnvelope, openEnvelopeToSign } from './envelopes.ts'

interface Keyed {
  Params: { id: string; key: string }
}

/**
 * The platform's own addresses that mails, steps and lists hold; they redirect to the signing provider. Opening one changes nothing,
 * by GET or by the HEAD of a mail scanner.
 */
export function addSigningLinks(app: FastifyInstance, { db, origins }: PlatformServices): void {
  const lead = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(`${origins.provider}/docusign/${path}`)

  app.get<Keyed>('/integration/signing/:id/:key', async ({ params }, reply) => {
    const envelope = await openEnvelopeToSign(db, params.id, params.key)
    if (!envelope) return lead(reply, 'sign')
    if (envelope.status === 'completed') return lead(reply, `documents/${params.id}/${envelope.documentKey}`)
    return lead(reply, `sign?token=${ticketOf('signing', params.id, params.key)}`)
  })

  app.get<Keyed>('/integration/signing-step/:id/:key', async ({ params: { id, key } }, reply) => {
    const isOpen = await isCurrent(db, 'signing-step', id, key)
    return lead(reply, `sign?token=${isOpen ? ticketOf('signing-step', id, key) : ''}`)
  })

  app.get<Keyed>('/integration/signed-document/:id/:key', async ({ params }, reply) => {
    if (!(await openEnvelope(db, params.id, params.key))) throw notFound()
    return lead(reply, `documents/${params.id}/${params.key}`)
  })

  app.get<{ Params: { id: string } }>('/integration/signing-template/:id', ({ params }, reply) => {
    if (!isId(params.id)) throw notFound()
    return lead(reply, `templates/${params.id}`)
  })
}
