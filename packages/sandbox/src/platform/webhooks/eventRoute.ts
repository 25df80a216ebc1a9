import type { FastifyInstance } from 'fastify'
import { isId } from '../auth/membership.ts'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { runWriting } from '../db/reading.ts'
import type { embedVendors } from '../embed/embedVendor.ts'
import { HttpError } from '../http/errors/httpError.ts'
import { withValues } from '../language/errorTexts.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

interface Asked {
  Querystring: { after?: unknown; limit?: unknown }
}

const most = 500

/**
 * Adds the event log of the vendor whose secret key a server sends, oldest first: the events that webhooks deliver, for polling.
 */
export function addEventRoute(
  app: FastifyInstance,
  { db, origins }: PlatformServices,
  vendorOf: ReturnType<typeof embedVendors>,
): void {
  app.get<Asked>('/api/v2/events', async (request, reply) => {
    // Only the time of the key's last use is written; the log does not change.
    const { vendorId } = await new Promise<Awaited<ReturnType<typeof vendorOf>>>((resolve, reject) =>
      runWriting(() => void vendorOf(request, reply).then(resolve, reject)),
    )
    const limit = limitOf(request.query.limit)
    const after = request.query.after ?? ''
    return inTransaction(db, async (client) => {
      await applySettings(client, { 'app.origin': origins.main })
      const { rows: found } = await client.query<{ position: string }>(
        `select position from app_public.webhook_events where id::text = $1 and account_id = $2 and position is not null
         union all select '0' where $1 = ''`,
        [after === '' || isId(after) ? after : 'none', vendorId],
      )
      if (!found[0]) throw new HttpError(400, 'event_unknown', 'eventUnknown')
      const { rows } = await client.query<{ body: unknown }>(
        `select app_public.webhook_events_body(events) as body from app_public.webhook_events as events
         where account_id = $1 and position > $2 order by position limit $3`,
        [vendorId, found[0].position, limit + 1],
      )
      return { events: rows.slice(0, limit).map(({ body }) => body), hasMore: rows.length > limit }
    })
  })
}

function limitOf(asked: unknown = '100'): number {
  const limit = typeof asked === 'string' && /^\d{1,4}$/.test(asked) ? Number(asked) : 0
  if (limit >= 1 && limit <= most) return limit
  throw new HttpError(400, 'invalid_input', withValues('eventLimit', { most }))
}
