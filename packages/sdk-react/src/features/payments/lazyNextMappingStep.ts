import { lazyPart } from '../../ui/lazy/lazyPart'
import type { NextMappingStepProps } from './NextMappingStep'

/** The steps of a mapping process: most who look at what is mapped work through none. */
export const NextMappingStep = /*#__PURE__*/ lazyPart<NextMappingStepProps>(
  async () => (await import('./NextMappingStep')).NextMappingStep,
)
