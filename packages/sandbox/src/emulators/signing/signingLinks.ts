import type { FastifyInstance, FastifyReply } from 'fastify'
import { isId } from '../../platform/auth/membership.ts'
import { notFound } from '../../platform/http/httpError.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { openErrand } from '../callbacks.ts'
import { envelopeOf, openEnvelope } from './envelopes.ts'

interface Keyed {
  Params: { id: string; key: string }
}

const options = { exposeHeadRoute: false }

/** The platform's own addresses that mails, steps and lists hold; they lead on to the signing provider. */
export function addSigningLinks(app: FastifyInstance, { db, origins }: PlatformServices): void {
  const lead = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(`${origins.provider}/docusign/${path}`)

  app.get<Keyed>('/integration/signing/:id/:key', options, async ({ params }, reply) => {
    const envelope = await openEnvelope(db, params.id, params.key)
    if (!envelope) return lead(reply, 'sign')
    if (envelope.status === 'completed') return lead(reply, `documents/${params.id}/${params.key}`)
    const token = await openErrand(db, {
      stepId: envelope.stepId,
      envelopeId: envelope.id,
      userId: null,
      origins: [],
    })
    return lead(reply, `sign?token=${token}`)
  })

  app.get<Keyed>('/integration/signing-step/:id/:key', options, async ({ params }, reply) => {
    const stepId = await currentStep(params)
    const envelopeId = stepId && (await envelopeOf(db, stepId))
    const token = envelopeId ? await openErrand(db, { stepId, envelopeId, userId: null, origins: [] }) : ''
    return lead(reply, `sign?token=${token}`)
  })

  app.get<Keyed>('/integration/signed-document/:id/:key', options, async ({ params }, reply) => {
    if (!(await openEnvelope(db, params.id, params.key))) throw notFound()
    return lead(reply, `documents/${params.id}/${params.key}`)
  })

  app.get<{ Params: { id: string } }>('/integration/signing-template/:id', options, ({ params }, reply) => {
    if (!isId(params.id)) throw notFound()
    return lead(reply, `templates/${params.id}`)
  })

  async function currentStep({ id, key }: Keyed['Params']): Promise<string | null> {
    if (!isId(id)) return null
    const { rows } = await db.pool.query<{ id: string }>(
      `select steps.id from app_public.steps join app_public.processes on processes.id = steps.process_id
        where steps.id = $1 and steps.service = 'docusign' and processes.current_step = steps.id
          and steps.status not in ('complete', 'retry_limit') and app_private.link_key(steps.id) = $2`,
      [id, key],
    )
    return rows[0]?.id ?? null
  }
}
