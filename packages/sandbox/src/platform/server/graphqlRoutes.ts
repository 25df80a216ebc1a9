import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { grafserv } from 'postgraphile/grafserv/fastify/v5'
import { addGrantHook } from '../embed/grantHooks.ts'
import { loadSchema } from '../graphql/loadSchema.ts'
import { servingPreset } from '../graphql/servingPreset.ts'
import { addRequestsAtOnce } from './atOnce.ts'
import { addCodedErrors } from './codedErrors.ts'
import { addDocumentHook } from './documentHook.ts'
import { HttpError } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { requestContextOf } from '../http/requestContext.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when a refusal is part of the answer, with status 200. */
    refusalsAreData?: boolean
  }
}

/** Serves GraphQL; the schema is there before the server listens, so that the first person does not wait for it. */
export async function addGraphqlRoutes(
  scope: FastifyInstance,
  { db, files, scenarios }: PlatformServices,
): Promise<void> {
  const schema = await loadSchema(db)
  const momentFor = (userId?: string) => scenarios?.momentFor(userId)
  const served = grafserv({ preset: servingPreset(db, { requestContextOf, files, momentFor }), schema })
  await scope.register(async (graphql) => {
    graphql.addHook('onRoute', (route) => {
      route.config = { ...route.config, refusalsAreData: true }
    })
    graphql.addHook('onRequest', takePostOnly)
    addRequestsAtOnce(graphql)
    addDocumentHook(graphql)
    addGrantHook(graphql, schema)
    addCodedErrors(graphql)
    await served.addTo(graphql)
  })
  scope.addHook('onClose', async () => {
    await served.release()
  })
}

async function takePostOnly({ method }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (method === 'POST') return
  reply.header('allow', 'POST')
  throw new HttpError(405, 'method_not_allowed', { english: 'Queries and mutations are sent with POST.' })
}
