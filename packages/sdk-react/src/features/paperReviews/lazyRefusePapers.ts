import { lazyPart } from '../../ui/lazy/lazyPart'
import type { RefusePapersProps } from './RefusePapers'

/** The form, which most who look at papers do not open. */
export const RefusePapers = /*#__PURE__*/ lazyPart<RefusePapersProps>(
  async () => (await import('./RefusePapers')).RefusePapers,
)
