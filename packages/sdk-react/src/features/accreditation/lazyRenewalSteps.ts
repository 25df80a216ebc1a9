import { lazyPart } from '../../ui/lazy/lazyPart'
import type { StepProcessProps } from '../steps/StepProcess'

/** The steps of a renewal, which few who look at their accreditation begin. */
export const RenewalSteps = /*#__PURE__*/ lazyPart<Pick<StepProcessProps, 'processId' | 'onComplete'>>(
  async () => (await import('../steps/StepProcess')).StepProcess,
)
