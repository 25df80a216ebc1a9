import type { FastifyInstance } from 'fastify'
import { isCurrent, ticketOf } from '../../emulators/tickets.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

/**
 * Adds the route of a payment step's link, which redirects to the payment provider.
 *
 * Any person with the link may pay: it works from a page of another origin, where no cookie is sent.
 */
export function addPaymentLinkRoute(app: FastifyInstance, { db, origins }: PlatformServices): void {
  app.get<{ Params: { stepId: string; key: string } }>(
    '/integration/payment/:stepId/:key',
    async ({ params: { stepId, key } }, reply) => {
      const ticket = (await isCurrent(db, 'payment', stepId, key)) ? ticketOf('payment', stepId, key) : ''
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${origins.provider}/fund/pay?token=${ticket}`)
    },
  )
}
