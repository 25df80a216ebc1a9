import { lazyPart } from '../../ui/lazy/lazyPart'
import type { NextMappingStepProps } from './NextMappingStep'

/** Steps of a mapping process, which most readers never open. */
export const NextMappingStep = /*#__PURE__*/ lazyPart<NextMappingStepProps>(
  async () => (await import('./NextMappingStep')).NextMappingStep,
)
