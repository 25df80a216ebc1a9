import type { FastifyInstance } from 'fastify'
import { postgraphile } from 'postgraphile'
import { grafserv } from 'postgraphile/grafserv/fastify/v5'
import { makePreset } from '../graphql/makePreset.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { requestContextOf } from './requestContext.ts'

/** Serves GraphQL; the schema is built before the server listens, so that the first person does not wait for it. */
export async function addGraphqlRoutes(scope: FastifyInstance, { db }: PlatformServices): Promise<void> {
  const engine = postgraphile(makePreset(db, { requestContextOf }))
  await engine.createServ(grafserv).addTo(scope)
  await engine.getSchema()
  scope.addHook('onClose', async () => {
    await engine.release()
  })
}
