import type { FastifyInstance } from 'fastify'
import { addLoginRoutes } from '../platform/auth/loginRoutes.ts'
import { addIntegrationRoutes } from '../platform/server/integrationRoutes.ts'
import { addPaymentLinkRoute } from '../platform/server/paymentLinkRoute.ts'
import { addPackageRoutes } from '../platform/server/packageRoutes.ts'
import type { PlatformServices } from '../platform/http/PlatformServices.ts'
import { addSandboxRoutes } from '../platform/server/sandboxRoutes.ts'
import { addReceiverRoutes } from '../platform/webhooks/receiver.ts'
import { addExplorerRoutes } from './chain/explorerRoutes.ts'
import { signUpInvestor } from './investors/newInvestor.ts'
import { addScenarioHooks } from './scenarios/scenarioHooks.ts'
import { addScenarioRoutes } from './scenarios/scenarioRoutes.ts'
import { addInlineRoutes } from './signing/inline/inlineRoutes.ts'
import { addTemplatePaperRoute } from './signing/inline/templatePaper.ts'
import { addSigningLinks } from './signing/signingLinks.ts'
import { addVerifyRoutes } from './signing/verify/verifyRoutes.ts'
import { Scenarios } from './scenarios/Scenarios.ts'

export { createProviderServer } from './createProviderServer.ts'
export { keepQuoting } from './exchange/keepQuoting.ts'
export { keepWorking } from './keepWorking.ts'

/** Creates the store of active scenarios: the failures that are requested on purpose. */
export const createScenarios = () => new Scenarios()

/** Adds the public routes of the emulators on the main origin: demo sign-in, and pages about the sandbox. */
export async function addEmulatorRoutes(app: FastifyInstance, services: PlatformServices): Promise<void> {
  if (services.scenarios) {
    addScenarioHooks(app, services.scenarios)
    addScenarioRoutes(app, services, services.scenarios)
  }
  addLoginRoutes(app, services, signUpInvestor)
  addSandboxRoutes(app, services)
  addReceiverRoutes(app, services)
  addPackageRoutes(app, services)
  addPaymentLinkRoute(app, services)
  addExplorerRoutes(app, services)
  addSigningLinks(app, services)
  await addVerifyRoutes(app, services)
}

/** Adds the routes of the emulators for signed-in users: those that lead to the providers. */
export function addEmulatorApi(scope: FastifyInstance, services: PlatformServices): void {
  addIntegrationRoutes(scope, services)
  addInlineRoutes(scope, services)
  addTemplatePaperRoute(scope, services)
}
