import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { InvestmentStepsProps } from './InvestmentSteps'

/** The steps of an investment, whose code comes while the investment is read: an amount is requested without it. */
export const LazySteps = /*#__PURE__*/ lazyPart<InvestmentStepsProps>(
  async () => (await import('./InvestmentSteps')).InvestmentSteps,
)
