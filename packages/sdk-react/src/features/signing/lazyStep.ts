import { lazyPart } from '../../ui/lazy/lazyPart'
import type { SigningStepProps } from './SigningStep'

/** A signing step, which comes when there is one to be done. */
export const SigningStep = /*#__PURE__*/ lazyPart<SigningStepProps>(
  async () => (await import('./SigningStep')).SigningStep,
)
