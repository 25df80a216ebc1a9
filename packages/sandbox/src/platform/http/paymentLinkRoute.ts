import type { FastifyInstance } from 'fastify'
import { openErrand } from '../../emulators/callbacks.ts'
import { isId } from '../auth/membership.ts'
import type { Database } from '../db/openDb.ts'
import type { PlatformServices } from './PlatformServices.ts'

/**
 * The link of a payment step leads here, and on to the payment provider.
 *
 * As with any payment link, whoever has it may pay: it works from a page of another origin, where nobody has a cookie.
 */
export function addPaymentLinkRoute(app: FastifyInstance, { db, origins }: PlatformServices): void {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { stepId: string; key: string } }>(
    '/integration/payment/:stepId/:key',
    options,
    async ({ params }, reply) => {
      const { stepId, key } = params
      const token = (await isPayable(db, stepId, key))
        ? await openErrand(db, { stepId, userId: null, origins: [] })
        : ''
      return reply.header('cache-control', 'no-store').redirect(`${origins.provider}/fund/pay?token=${token}`)
    },
  )
}

async function isPayable(db: Database, stepId: string, key: string): Promise<boolean> {
  if (!isId(stepId)) return false
  const { rows } = await db.pool.query(
    `select from app_public.steps join app_public.processes on processes.id = steps.process_id
      where steps.id = $1 and steps.type = 'link' and processes.current_step = steps.id
        and steps.status not in ('complete', 'retry_limit') and app_private.link_key(steps.id) = $2`,
    [stepId, key],
  )
  return rows.length > 0
}
