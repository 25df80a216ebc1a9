import { lazyPart } from '../../ui/lazy/lazyPart'
import type { HoldingStatementProps } from './HoldingStatement'

/** The page to print, which most who look at a holding do not open. */
export const HoldingStatement = /*#__PURE__*/ lazyPart<HoldingStatementProps>(
  async () => (await import('./HoldingStatement')).HoldingStatement,
)
