import type { FastifyInstance } from 'fastify'
import { postgraphile } from 'postgraphile'
import { grafserv } from 'postgraphile/grafserv/fastify/v5'
import { readIntrospection } from '../db/snapshot.ts'
import { addGrantHook } from '../embed/grantHooks.ts'
import { makePreset } from '../graphql/makePreset.ts'
import { addDocumentHook } from './documentHook.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { requestContextOf } from './requestContext.ts'

/** Serves GraphQL; the schema is built before the server listens, so that the first person does not wait for it. */
export async function addGraphqlRoutes(
  scope: FastifyInstance,
  { db, files }: PlatformServices,
): Promise<void> {
  // Only what we made ourselves is known beforehand: a server of somebody's own is asked.
  const introspection = db.kind === 'pglite' ? await readIntrospection() : undefined
  const engine = postgraphile(makePreset(db, { requestContextOf, files, introspection }))
  addDocumentHook(scope)
  addGrantHook(scope, async () => engine.getSchema())
  await engine.createServ(grafserv).addTo(scope)
  await engine.getSchema()
  scope.addHook('onClose', async () => {
    await engine.release()
  })
}
