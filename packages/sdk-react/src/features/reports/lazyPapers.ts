import { lazyPart } from '../../ui/lazy/lazyPart'
import type { ChosenPaper } from './PaperChoice'

/** The pages to print, with what is chosen of them. */
export const ControlBook = /*#__PURE__*/ lazyPart<ChosenPaper>(
  async () => (await import('./ControlBook')).ControlBook,
)

export const HolderStatement = /*#__PURE__*/ lazyPart<ChosenPaper>(
  async () => (await import('./HolderStatement')).HolderStatement,
)
