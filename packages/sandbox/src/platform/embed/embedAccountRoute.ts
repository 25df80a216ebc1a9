import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { asOperation } from '../audit/asOperation.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { embedVendors } from './embedVendor.ts'

/**
 * Adds the route with which a vendor's server creates an account for an investor, to be set up in the vendor's own pages.
 *
 * An existing contact of the vendor is returned unchanged; accounts of other vendors are not looked up.
 */
export function addEmbedAccountRoute(
  app: FastifyInstance,
  { db }: PlatformServices,
  vendorOf: ReturnType<typeof embedVendors>,
): void {
  app.post('/api/v2/embed/accounts', async (request, reply) => {
    const { vendorId } = await vendorOf(request, reply)
    const { email, name } = (request.body ?? {}) as { email?: unknown; name?: unknown }
    const actor = { userId: null, accountId: vendorId, requestId: request.id }
    const account = await asOperation(db, { ...actor, operation: 'createEmbedAccount' }, (client) =>
      accountOf(client, [vendorId, textOf(email), textOf(name)]),
    ).catch((error: unknown) => {
      throw refusalOf(error)
    })
    return reply.code(201).send({ account })
  })
}

async function accountOf(client: PoolClient, contact: string[]): Promise<string | undefined> {
  const { rows: added } = await client.query<{ id: string }>(
    'select app_private.add_customer($1, $2, $3) as id',
    contact,
  )
  const { rows } = await client.query<{ account: string }>(
    'select investor_id as account from app_public.customers where id = $1',
    [added[0]?.id],
  )
  return rows[0]?.account
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
