import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { addAuthRoutes } from '../auth/authRoutes.ts'
import { addClaimRoutes } from '../auth/claimRoutes.ts'
import { addDownloadRoutes } from '../files/downloadRoutes.ts'
import { addUploadRoutes } from '../files/uploadRoutes.ts'
import { addEmbedSessionRoutes } from '../embed/embedSessionRoutes.ts'
import { addEmbedTokenRoutes } from '../embed/embedTokenRoutes.ts'
import { addRouteGrants } from '../embed/grantHooks.ts'
import { addOfferingLinkRoute } from '../allocations/offeringLinkRoute.ts'
import type { Emulators } from '../loadEmulators.ts'
import { addCapTableReport } from '../reports/capTableReport.ts'
import { addContactsReport } from '../reports/contactsReport.ts'
import { addExampleRoutes } from '../reports/exampleRoutes.ts'
import { addBrandRoutes } from './brandRoutes.ts'
import { addCompression } from '../http/compression.ts'
import { addConfigRoutes } from './configRoutes.ts'
import { addPreflightRoute } from '../auth/cors.ts'
import { createServer, type ServerOptions } from '../http/createServer.ts'
import { addCspReportRoutes } from '../http/pages/cspReports.ts'
import { addGraphqlRoutes } from './graphqlRoutes.ts'
import { ownOrigin } from '../http/origins.ts'
import { addFontRoute } from './fontRoute.ts'
import { addSecondFactorPage } from '../secondFactor/secondFactorPageRoutes.ts'
import { addSecondFactorRoutes } from '../secondFactor/secondFactorRoutes.ts'
import { addHealthRoute } from './healthRoute.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { addSecurityHooks } from '../http/securityHooks.ts'
import { addSessionHooks } from '../auth/sessionScope.ts'
import { addStaticApp } from './staticApp.ts'

/** The platform's main server: sign-in, data, files of brands, and the app, all on one origin. */
export async function createMainServer(
  services: PlatformServices,
  options: ServerOptions & { appDir: string; hasSourceMaps: boolean; emulators: Emulators | undefined },
): Promise<FastifyInstance> {
  const app = createServer(options)
  addCompression(app)
  addSecurityHooks(app, {
    isOwnHost: (host) => ownOrigin({ host }, services.origins) !== undefined,
    isSecure: () => services.origins.main.startsWith('https:'),
  })
  await app.register(formbody, { bodyLimit: 10_000 })
  addAuthRoutes(app, services)
  addClaimRoutes(app, services)
  addSecondFactorPage(app, services)
  addConfigRoutes(app, services)
  await addHealthRoute(app, services)
  addBrandRoutes(app, services)
  addFontRoute(app)
  addCspReportRoutes(app, services)
  addEmbedSessionRoutes(app, services)
  addPreflightRoute(app, services)
  await addUploadRoutes(app, services)
  addDownloadRoutes(app, services)
  addExampleRoutes(app, services)
  addOfferingLinkRoute(app, services)
  await options.emulators?.addEmulatorRoutes(app, services)
  await app.register(async (scope) => {
    addSessionHooks(scope, services)
    addRouteGrants(scope)
    addSecondFactorRoutes(scope, services)
    addEmbedTokenRoutes(scope, services)
    options.emulators?.addEmulatorApi(scope, services)
    addCapTableReport(scope, services)
    addContactsReport(scope, services)
    await addGraphqlRoutes(scope, services)
  })
  await addStaticApp(app, services, options)
  return app
}
