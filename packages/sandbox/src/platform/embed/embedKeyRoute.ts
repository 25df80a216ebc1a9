import type { FastifyInstance } from 'fastify'
import { asOperation } from '../audit/asOperation.ts'
import { HttpError } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import type { embedVendors } from './embedVendor.ts'
import { vendorActor } from './vendorActor.ts'

/** A vendor's server exchanges the key it brings for another, by the rules by which a person rotates one. */
export function addEmbedKeyRoute(
  app: FastifyInstance,
  { db }: PlatformServices,
  vendorOf: ReturnType<typeof embedVendors>,
): void {
  app.post('/api/v2/embed/keys', async (request, reply) => {
    const { keyId, vendorId } = await vendorOf(request, reply)
    const { keepOldFor = 86_400 } = (request.body ?? {}) as { keepOldFor?: unknown }
    if (!Number.isInteger(keepOldFor)) throw new HttpError(400, 'invalid_input', 'keyOldFor')
    const actor = { ...vendorActor(request, vendorId), operation: 'rotateEmbedKey' }
    const key = await asOperation(db, actor, async (client) => {
      const { rows } = await client.query<{ key: string }>(
        // A number of seconds beyond the range of the type is refused as too large, not as invalid.
        'select app_private.rotate_own_key($1, least(greatest($2::numeric, -1), 604801)::int) as key',
        [keyId, keepOldFor],
      )
      return rows[0]?.key
    }).catch((error: unknown) => {
      throw refusalOf(error)
    })
    return reply.code(201).send({ key })
  })
}
