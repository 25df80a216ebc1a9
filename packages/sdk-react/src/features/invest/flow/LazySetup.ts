import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { AccountSetupProps } from '../../onboarding/AccountSetup'

/** The account setup, whose code comes only to investors whose account is not set up. */
export const LazySetup = /*#__PURE__*/ lazyPart<AccountSetupProps>(
  async () => (await import('../../onboarding/AccountSetup')).AccountSetup,
)
