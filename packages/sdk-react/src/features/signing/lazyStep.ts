import { lazyPart } from '../../ui/lazy/lazyPart'
import type { SigningStepProps } from './SigningStep'

/** The signing step, loaded when one is open. */
export const SigningStep = /*#__PURE__*/ lazyPart<SigningStepProps>(
  async () => (await import('./SigningStep')).SigningStep,
)
