import { lazyPart } from '../../ui/lazy/lazyPart'
import type { NextStepProps } from './NextStep'

/** The steps of a mapping process: most who look at what is mapped work through none. */
export const NextStep = /*#__PURE__*/ lazyPart<NextStepProps>(
  async () => (await import('./NextStep')).NextStep,
)
