import { lazyPart } from '../../ui/lazy/lazyPart'
import type { CapitalizationChoicesProps } from './CapitalizationChoices'

/** The choices, whose calendar weighs as much as the table: that is not waited for. */
export const CapitalizationChoices = /*#__PURE__*/ lazyPart<CapitalizationChoicesProps>(
  async () => (await import('./CapitalizationChoices')).CapitalizationChoices,
)
