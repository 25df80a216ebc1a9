import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOperation } from '../audit/recordOperation.ts'
import { createSession, embedLifetime } from '../auth/sessions.ts'
import { isId } from '../auth/membership.ts'
import type { Database } from '../db/openDb.ts'
import { HttpError, notFound } from '../http/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { embedVendors } from './embedVendor.ts'
import { embedWish } from './embedWish.ts'
import { rotateKey } from './rotateKey.ts'

/** A vendor's server exchanges its secret key for tokens that let one investor use the vendor's own pages. */
export function addEmbedSessionRoutes(app: FastifyInstance, { db }: PlatformServices): void {
  const vendorOf = embedVendors(db)

  app.post('/api/v2/embed/sessions', async (request, reply) => {
    const { keyId, vendorId } = await vendorOf(request, reply)
    const { account, origins, components } = embedWish(request.body)
    // Somebody else's customer and nobody at all have one answer.
    const userId = await customersOwner(db, vendorId, account)
    const doer = doerOf(request, vendorId)
    if (!userId) {
      await recordOperation(db, doer, {
        operation: 'createEmbedSession',
        outcome: 'refused',
        code: 'not_found',
      })
      throw notFound()
    }
    await recordOperation(db, doer, { operation: 'createEmbedSession', outcome: 'done' })
    const { token, expiresAt } = await createSession(db, {
      userId,
      accountId: account,
      kind: 'embed',
      origins,
      components,
      embedKeyId: keyId,
      lifetime: embedLifetime,
    })
    return reply.code(201).send({ token, expiresAt: expiresAt.toISOString(), components })
  })

  // Ends every token the vendor has for an account, on every server at once.
  app.delete('/api/v2/embed/sessions/:account', async (request, reply) => {
    const { vendorId } = await vendorOf(request, reply)
    const { account } = request.params as { account: string }
    if (!isId(account)) throw notFound()
    await db.pool.query(
      `delete from app_private.sessions using app_private.embed_keys
        where embed_key_id = embed_keys.id and embed_keys.account_id = $1 and sessions.account_id = $2`,
      [vendorId, account],
    )
    await recordOperation(db, doerOf(request, vendorId), {
      operation: 'revokeEmbedSessions',
      outcome: 'done',
    })
    return reply.code(204).send()
  })

  app.post('/api/v2/embed/keys', async (request, reply) => {
    const { keyId, vendorId } = await vendorOf(request, reply)
    const { keepOldFor = 86_400 } = (request.body ?? {}) as { keepOldFor?: unknown }
    if (!Number.isInteger(keepOldFor) || Number(keepOldFor) < 0 || Number(keepOldFor) > 604_800)
      throw new HttpError(400, 'invalid_input', 'keepOldFor must be a number of seconds, at most a week.')
    await recordOperation(db, doerOf(request, vendorId), { operation: 'rotateEmbedKey', outcome: 'done' })
    return reply.code(201).send({ key: await rotateKey(db, keyId, Number(keepOldFor)) })
  })
}

// A vendor's server acts as no person.
const doerOf = ({ id }: FastifyRequest, vendorId: string) => ({
  userId: null,
  accountId: vendorId,
  requestId: id,
})

/** The person a token stands for: the owner of the account of one of the vendor's investors. */
async function customersOwner(
  db: Database,
  vendorId: string,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select user_id from app_public.users_accounts
       join app_public.accounts on accounts.id = account_id
       join app_public.users on users.id = user_id and users.status = 'active'
      where account_id = $1 and accounts.type = 'investor' and role = 'account_owner'
        and users_accounts.status = 'active' and app_private.is_customer($2, account_id)
      order by users_accounts.created_on, users_accounts.id limit 1`,
    [accountId, vendorId],
  )
  return rows[0]?.user_id
}
