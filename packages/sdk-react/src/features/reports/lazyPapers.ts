import { lazyPart } from '../../ui/lazy/lazyPart'
import type { ControlBookProps } from './ControlBook'
import type { HolderStatementProps } from './HolderStatement'

/** The pages to print, with what is chosen of them. */
export const ControlBook = /*#__PURE__*/ lazyPart<ControlBookProps>(
  async () => (await import('./ControlBook')).ControlBook,
)

export const HolderStatement = /*#__PURE__*/ lazyPart<HolderStatementProps>(
  async () => (await import('./HolderStatement')).HolderStatement,
)
