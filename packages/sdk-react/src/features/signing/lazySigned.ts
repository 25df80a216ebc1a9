import { lazyPart } from '../../ui/lazy/lazyPart'
import type { SignedPapersProps } from './SignedPapers'

/** What was signed, which comes when somebody looks at a step that is done. */
export const SignedPapers = /*#__PURE__*/ lazyPart<SignedPapersProps>(
  async () => (await import('./SignedPapers')).SignedPapers,
)
