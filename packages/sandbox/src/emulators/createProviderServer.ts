import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { createServer, type ServerOptions } from '../platform/http/createServer.ts'
import { errorBody, notFound } from '../platform/http/errors/httpError.ts'
import { addFontRoute } from '../platform/server/fontRoute.ts'
import type { PlatformServices } from '../platform/http/PlatformServices.ts'
import { addSecurityHooks } from '../platform/http/securityHooks.ts'
import { accreditationProvider } from './accreditation/accreditationProvider.ts'
import { addProviderRoutes } from './addProviderRoutes.ts'
import { addExchangeRoutes } from './exchange/exchangeRoutes.ts'
import { paymentProvider } from './payment/paymentProvider.ts'
import { addScriptRoutes } from './scriptRoutes.ts'
import { addDocumentRoutes } from './signing/documentRoutes.ts'
import { signingProvider } from './signing/signingProvider.ts'
import { addTemplateRoutes } from './signing/templateRoutes.ts'

/** The providers that a platform sends people to, on an origin of their own, as in life. */
export async function createProviderServer(
  services: PlatformServices,
  options: ServerOptions,
): Promise<FastifyInstance> {
  if (process.env.NODE_ENV === 'production') throw new Error('Emulators do not load in production.')
  const app = createServer(options)
  const isOwnHost = (host = '') =>
    services.origins.isExposed || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)
  addSecurityHooks(app, { isOwnHost, isSecure: () => false })
  await app.register(formbody, { bodyLimit: 500_000 })
  addScriptRoutes(app)
  addFontRoute(app)
  addDocumentRoutes(app, services)
  addTemplateRoutes(app, services)
  addExchangeRoutes(app, services)
  for (const provider of [signingProvider, accreditationProvider, paymentProvider]) {
    addProviderRoutes(app, services, provider)
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(notFound())))
  return app
}
