import type { FastifyRequest } from 'fastify'
import { asAccount } from '../graphql/asAccount.ts'
import { notAllowed, notSignedIn } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { requestContextOf, type RequestContext } from '../http/requestContext.ts'

/** Returns the request context when its account may have the report and no administrator has turned it off; throws otherwise. */
export async function requireReport(
  request: FastifyRequest,
  { db }: PlatformServices,
): Promise<RequestContext> {
  const context = requestContextOf(request.raw)
  if (!context) throw notSignedIn()
  const { rowCount } = await asAccount(db, context, (client) =>
    client.query('select from app_public.reports where path = $1 and enabled and $2 = any(account_types)', [
      request.routeOptions.url,
      context.accountType,
    ]),
  )
  if (!rowCount) throw notAllowed()
  return context
}
