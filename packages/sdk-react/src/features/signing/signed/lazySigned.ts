import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { SignedPapersProps } from './SignedPapers'

/** Signed papers, loaded when a step that is done is opened. */
export const SignedPapers = /*#__PURE__*/ lazyPart<SignedPapersProps>(
  async () => (await import('./SignedPapers')).SignedPapers,
)
