import type { FastifyInstance } from 'fastify'
import { grafserv } from 'postgraphile/grafserv/fastify/v5'
import { addGrantHook } from '../embed/grantHooks.ts'
import { loadSchema } from '../graphql/loadSchema.ts'
import { servingPreset } from '../graphql/servingPreset.ts'
import { addDocumentHook } from './documentHook.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { requestContextOf } from './requestContext.ts'

/** Serves GraphQL; the schema is there before the server listens, so that the first person does not wait for it. */
export async function addGraphqlRoutes(
  scope: FastifyInstance,
  { db, files }: PlatformServices,
): Promise<void> {
  const schema = await loadSchema(db)
  const served = grafserv({ preset: servingPreset(db, { requestContextOf, files }), schema })
  addDocumentHook(scope)
  addGrantHook(scope, schema)
  await served.addTo(scope)
  scope.addHook('onClose', async () => {
    await served.release()
  })
}
