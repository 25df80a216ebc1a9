import { lazyPart } from '../../ui/lazy/lazyPart'
import type { IntegrationSetupProps } from './IntegrationSetup'

/** The steps that set an integration up: most who look at their integrations work through none. */
export const IntegrationSetup = /*#__PURE__*/ lazyPart<IntegrationSetupProps>(
  async () => (await import('./IntegrationSetup')).IntegrationSetup,
)
